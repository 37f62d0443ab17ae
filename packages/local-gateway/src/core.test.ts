import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

/** Every file that an entry point imports, directly or not. */
function filesOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, target] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g))
    filesOf(join(dirname(path), target ?? ''), seen)
  return seen
}

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const usesNode = (path: string) => /from 'node:|@hono\/node-server/.test(readFileSync(path, 'utf8'))

test('the main entry point runs in a page: none of its files needs Node', () => {
  const files = [...filesOf(fileOf('./index.ts'))]
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter(usesNode)).toEqual([])
})

test('the entry point `./node` has the files that need Node', () => {
  expect([...filesOf(fileOf('./node.ts'))].filter(usesNode).length).toBeGreaterThan(0)
})
