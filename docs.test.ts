/** What the documents say of the repository: every rule that is cited exists, every path and link leads somewhere. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { brokenLinks } from './tooling/brokenLinks.ts'
import { mayImport } from './tooling/layers.ts'

/** Folders that a command makes. */
const made = new Set([
  '.git',
  '.turbo',
  'dist',
  'node_modules',
  'reports',
  'storybook-static',
  'test-results',
])

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/**/*.md'),
  ...globSync('{packages,apps,examples}/*/README.md'),
  ...globSync('packages/*/docs/**/*.md'),
  'benchmarks/README.md',
]
  .map(plain)
  .sort()
const rulePages = globSync('docs/behaviour/*.md').map(plain)
const files = filesIn('.').sort()
const code = files.filter(
  (path) => /\.(ts|tsx|mts|mjs|js|mdx|css|html|sh|ya?ml)$/.test(path) && path !== 'docs.test.ts',
)

/** Names that a page gives to files of its reader. */
const readersOwn = new Set(['packages/connect-kit/README.md src/App.tsx'])

/** Folders and files at the root. A path that begins with one of them is given from the root. */
const roots = new Set(readdirSync('.'))

function plain(path: string): string {
  return path.replaceAll('\\', '/')
}

/** Every file of the repository but for what is installed or built. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return made.has(entry.name) ? [] : filesIn(path)
  })
}

const read = (path: string): string => readFileSync(path, 'utf8')

/** Ids of the rules of a page, `connect-modal#back`. */
function ruleIds(path: string): string[] {
  const page = path.replace(/^docs\/behaviour\/|\.md$/g, '')
  return [...read(path).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => `${page}#${id}`)
}

/**
 * Paths that a page names in code spans: from the root, or the end of a path. `<name>`, `*` and `…` stand for anything. Blocks of
 * code are the reader's own files.
 */
function namedPaths(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '')
  return (
    [...prose.matchAll(/`([^`\n]+)`/g)]
      .map(([, span = '']) => span)
      // What begins with a slash is the path of a web address.
      .filter((span) => /^[\w.@<>*…{},/-]+$/.test(span) && !/^[@/]/.test(span))
      .filter(
        (span) =>
          roots.has(span.split('/')[0] ?? '') ||
          /^[\w.-]+\/$/.test(span) ||
          /[\w>*]\.(tsx?|mjs|css|md|txt|json|yaml|yml|sol)$/.test(span),
      )
  )
}

function leadsNowhere(path: string): boolean {
  if (existsSync(path) || path.split('/').some((part) => made.has(part))) return false
  const pattern = path
    .replace(/\/$/, '')
    .split(/<[^>]*>|\*+|…/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^ ]*')
  const isNamed = new RegExp(`(^|/)${pattern}(/|$)`)
  return !files.some((file) => isNamed.test(file))
}

describe('the documents', () => {
  test('say each rule under an id of its own', () => {
    const ids = rulePages.flatMap(ruleIds)
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('have every rule that a comment cites', () => {
    const ids = new Set(rulePages.flatMap(ruleIds))
    const cited = code.flatMap((path) =>
      [...read(path).matchAll(/\bbehaviour\/([\w-]+(?:#[\w-]+)?)(?!\.md|[\w-])/g)].map(
        ([, rule = '']) => ({
          path,
          rule,
        }),
      ),
    )
    expect(cited.filter(({ rule }) => !ids.has(rule))).toEqual([])
  })

  test('are what comments cite: an outside text that has no name helps no reader', () => {
    expect(
      code.filter((path) => /\bthe specification\b|specification, section/i.test(read(path))),
    ).toEqual([])
  })

  test('name only files that exist', () => {
    expect(
      pages.flatMap((page) =>
        namedPaths(read(page))
          .filter((path) => leadsNowhere(path) && !readersOwn.has(`${page} ${path}`))
          .map((path) => `${page} names ${path}`),
      ),
    ).toEqual([])
  })

  test('link only to what exists', () => {
    const textAt = (path: string) => (existsSync(path) ? textOf(path) : undefined)
    expect(
      pages.flatMap((page) => brokenLinks(page, textAt).map((link) => `${page} links to ${link}`)),
    ).toEqual([])
  })
})

describe('the tables', () => {
  /** The rows of a page's tables, cell by cell. */
  const rowsOf = (page: string): string[][] =>
    [...read(page).matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
      row.split('|').map((cell) => cell.trim()),
    )
  const folders = (pattern: string) =>
    globSync(pattern).map((path) => plain(path).replace(/\/package\.json$/, ''))
  const isPublished = (folder: string) =>
    (JSON.parse(read(`${folder}/package.json`)) as { private?: boolean }).private !== true

  test('of the README have every published package, every app and every example', () => {
    const linked = rowsOf('README.md').flatMap(
      ([cell = '']) => /\]\(([^)]+)\)/.exec(cell)?.[1] ?? [],
    )
    expect(linked.sort()).toEqual(
      [
        ...folders('packages/*/package.json').filter(isPublished),
        ...folders('{apps,examples}/*/package.json'),
      ].sort(),
    )
  })

  test('of docs/house.md say of each package what it imports, as tooling/layers.ts does', () => {
    const said = rowsOf('docs/house.md').flatMap(([name = '', , imports = '', ...others]) => {
      const folder = name.replaceAll('`', '')
      const home = folder.startsWith('apps/') ? folder : `packages/${folder}`
      if (others.length > 0 || !existsSync(`${home}/package.json`)) return []
      return [
        [home, [...imports.matchAll(/`([^`]+)`/g)].map(([, own = '']) => `@ghost-pay/${own}`)],
      ]
    })
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(
        folders('{packages,apps}/*/package.json').map((home) => [home, mayImport[home] ?? []]),
      ),
    )
  })

  test.each(['docs/behaviour', 'docs/decisions'])('of %s have every page', (folder) => {
    const linked = rowsOf(`${folder}/README.md`).flatMap(
      ([cell = '']) => /\]\(([^)]+)\)/.exec(cell)?.[1] ?? [],
    )
    const kept = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
    expect(linked.sort()).toEqual(kept.sort())
  })
})

/** The text of a linked file; a link may also lead to a folder. */
function textOf(path: string): string {
  return /\.md$/.test(path) ? read(path) : ''
}
