import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

/** Every file that a door leads to. */
function filesBehind(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, target] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g))
    filesBehind(join(dirname(path), target ?? ''), seen)
  return seen
}

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const usesNode = (path: string) => /from 'node:|@hono\/node-server/.test(readFileSync(path, 'utf8'))

test('the core runs in the page: nothing behind its door needs Node', () => {
  const files = [...filesBehind(fileOf('./index.ts'))]
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter(usesNode)).toEqual([])
})

test('what needs Node stands behind the other door', () => {
  expect([...filesBehind(fileOf('./node.ts'))].filter(usesNode).length).toBeGreaterThan(0)
})
