import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Parts of the frame, which a screen may lay out for itself and the receipt leaves out on paper. */
const frame = ['gp-frame', 'gp-header', 'gp-main', 'gp-phone-bar', 'gp-rail', 'gp-topbar']

/** The classes with which a sheet's selectors begin; what a selector says after that is about this class alone. */
function classesOf(sheet: string): Set<string> {
  const rules = sheet.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g)
  const selectors = [...rules].flatMap(([, list = '']) =>
    list.trim().startsWith('@') ? [] : withoutArguments(list).split(','),
  )
  return new Set(selectors.flatMap((selector) => /\.([\w-]+)/.exec(selector)?.[1] ?? []))
}

/** Selectors without what stands in the brackets of `:not()`, `:has()` and their like. */
function withoutArguments(selectors: string): string {
  const shorter = selectors.replace(/\([^()]*\)/g, '')
  return shorter === selectors ? selectors : withoutArguments(shorter)
}

test('a selector’s first class is found', () => {
  const sheet = `/* .gp-no */ .gp-a:has(.gp-b, :not(.gp-c)) .gp-d, main.gp-e { } @media (width > 1px) { .gp-f { } }`
  expect([...classesOf(sheet)]).toEqual(['gp-a', 'gp-e', 'gp-f'])
})

test('each class is styled by one sheet: sheets come in another order to each visitor', () => {
  const owners = new Map<string, string[]>()
  for (const file of globSync('**/*.css', { cwd: source })) {
    for (const name of classesOf(readFileSync(`${source}${file}`, 'utf8'))) {
      if (!frame.includes(name)) owners.set(name, [...(owners.get(name) ?? []), file])
    }
  }
  expect(owners.size).toBeGreaterThan(200)
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([])
})

test('letters, and the widths at which the layout changes, are as large as the reader has set them in the browser', () => {
  // An address is as small as a phone needs it to be in one line.
  const sheets = globSync('**/*.css', { cwd: source })
  const inPixels = sheets.flatMap((file) =>
    [
      ...readFileSync(`${source}${file}`, 'utf8').matchAll(
        /(?:\bfont(?:-size)?|--gp-t\d+): (?!clamp)[^;]*\dpx|@media[^{]*\dpx/g,
      ),
    ].map(([found]) => `${file}: ${found}`),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(inPixels).toEqual([])
})

/** The app's own files that a file imports at once: sheets and code, no types. */
const importsOf = (file: string): string[] =>
  [...(read(file) ?? '').matchAll(/^(?:im|ex)port (?!type\b)(?:[^'"]*?from )?'(\.[^']+)'/gm)].map(
    ([, path = '']) => resolve(dirname(file), path),
  )

const texts = new Map<string, string | undefined>()

/** The text of a file of code; of another there is none. */
function read(file: string): string | undefined {
  if (!texts.has(file))
    texts.set(file, /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : undefined)
  return texts.get(file)
}

/** What a file takes with it when it is loaded, itself included. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (!loaded.has(file)) {
    loaded.add(file)
    for (const one of importsOf(file)) loadedWith(one, loaded)
  }
  return loaded
}

/** The files that are loaded when somebody asks for them, each with those that ask. */
function laterFiles(files: readonly string[]): Map<string, string[]> {
  const later = new Map<string, string[]>()
  for (const file of files) {
    for (const [, path = ''] of (read(file) ?? '').matchAll(/\bimport\(\s*'(\.[^']+)'/g)) {
      const asked = resolve(dirname(file), path)
      later.set(asked, [...(later.get(asked) ?? []), file])
    }
  }
  return later
}

/**
 * What surely stands on the page with each file that is loaded later: what it takes with it, and what all that ask for it have in
 * common. Begins with everything, and takes away until nothing more goes.
 */
function surelyLoaded(first: string, later: ReadonlyMap<string, readonly string[]>) {
  const own = new Map([first, ...later.keys()].map((file) => [file, loadedWith(file)]))
  const everything = new Set([...own.values()].flatMap((files) => [...files]))
  const sure = new Map([...own.keys()].map((file) => [file, everything]))
  sure.set(first, loadedWith(first))
  for (let before = 0, size = Infinity; before !== size;) {
    before = size
    for (const [file, askers] of later) {
      const above = [...own].flatMap(([asking, files]) =>
        asking !== file && askers.some((one) => files.has(one)) ? [sure.get(asking) ?? []] : [],
      )
      const [some = [], ...rest] = above.map((files) => new Set(files))
      const common = [...some].filter((one) => rest.every((other) => other.has(one)))
      sure.set(file, new Set([...(own.get(file) ?? []), ...common]))
    }
    size = [...sure.values()].reduce((sum, files) => sum + files.size, 0)
  }
  return { own, sure }
}

/** What is drawn: each file of the app's own code, but for its tests and stories. */
const sources = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['testing/**'] })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => resolve(source, file))

/** The sheets of each class. */
function sheetsOf(): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const file of globSync('**/*.css', { cwd: source }).map((one) => resolve(source, one))) {
    for (const name of classesOf(readFileSync(file, 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), file])
  }
  return owners
}

/** The classes that a file writes. */
const classesIn = (file: string): string[] =>
  [...(read(file) ?? '').matchAll(/(?<=['"`\s])gp-[a-z0-9-]+(?=['"`\s])/g)].map(([name]) => name)

test('each page brings the sheets of what it shows, whichever page was open before', () => {
  const owners = sheetsOf()
  const later = laterFiles(sources)
  const { own, sure } = surelyLoaded(resolve(source, 'main.tsx'), later)
  const missing = [...own].flatMap(([entry, loaded]) =>
    [...loaded].flatMap((file) =>
      classesIn(file)
        .filter((name) => owners.get(name)?.every((sheet) => sure.get(entry)?.has(sheet) !== true))
        .map((name) => `${file.slice(source.length)} ${name}`),
    ),
  )
  expect(later.size).toBeGreaterThan(20)
  expect([...new Set(missing)]).toEqual([])
})

test('a part that any screen may draw brings its sheets itself, and whoever uses a sheet of such parts brings it', () => {
  const owners = sheetsOf()
  const first = loadedWith(resolve(source, 'main.tsx'))
  const parts = `${source}components/`
  const missing = sources.flatMap((file) => {
    const loaded = loadedWith(file)
    return classesIn(file).flatMap((name) => {
      const sheets = owners.get(name) ?? []
      const isShared = file.startsWith(parts) || sheets.some((sheet) => sheet.startsWith(parts))
      const isBrought = sheets.some((sheet) => first.has(sheet) || loaded.has(sheet))
      return sheets.length > 0 && isShared && !isBrought
        ? [`${file.slice(source.length)} ${name}`]
        : []
    })
  })
  expect(missing).toEqual([])
})
