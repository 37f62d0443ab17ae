import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'
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

test.each(['./index.ts', './page.ts'])(
  '%s runs in a page: none of its files needs Node',
  (name) => {
    const files = [...filesOf(fileOf(name))]
    expect(files.length).toBeGreaterThan(80)
    expect(files.filter(usesNode)).toEqual([])
  },
)

/** What a bundler makes of the entry point `./page` for a browser. */
async function bundlePage(): Promise<string> {
  const { outputFiles, warnings } = await build({
    entryPoints: [fileOf('./page.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    minify: true,
    write: false,
  })
  expect(warnings).toEqual([])
  return outputFiles[0]?.text ?? ''
}

test('the entry point `./page` is bundled for a browser without anything in place of Node', async () => {
  const text = await bundlePage()
  expect(text).toContain('indexedDB.open(')
  expect(text).not.toMatch(/from"node:|require\("(node:)?(fs|path|crypto|buffer|http|os)/)
  // What only a server can do is not in it.
  expect(text).not.toContain('/v1/auth/')
  expect(text).not.toContain('x-ghost-fault')
})
