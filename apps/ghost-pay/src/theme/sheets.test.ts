import { globSync, readFileSync } from 'node:fs'
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
