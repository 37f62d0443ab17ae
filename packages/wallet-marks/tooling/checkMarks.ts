/**
 * Whether the marks in `dist` are those of the icon package, to the byte, and what each costs whoever sees it.
 *
 *     node tooling/checkMarks.ts          (after `pnpm build`)
 */
import { strictEqual } from 'node:assert'
import { gzipSync } from 'node:zlib'

import type { MarkSource } from '../src/sources.ts'

/** Bytes of the largest mark, gzipped. */
const budget = 3000

const open = async (file: string) =>
  (await import(new URL(`../dist/${file}`, import.meta.url).href)) as Record<string, unknown>
const { markIds, loadMark } = (await open('index.js')) as {
  markIds: readonly string[]
  loadMark: (id: string) => Promise<string>
}
const { markSources } = (await open('sources.js')) as { markSources: Record<string, MarkSource> }

for (const id of markIds) {
  const file = markSources[id]?.file ?? ''
  const { default: original } = (await import(`@web3icons/core/${file}`)) as {
    default: string
  }
  const built = decodeURIComponent((await loadMark(id)).replace('data:image/svg+xml,', ''))
  strictEqual(built, original, `The mark "${id}" in dist is not the one in ${file}.`)
  const bytes = gzipSync(built, { level: 9 }).length
  process.stdout.write(`${id.padEnd(16)} ${String(bytes).padStart(5)} B\n`)
  if (bytes > budget) {
    process.stderr.write(`The mark "${id}" is above ${budget} B.\n`)
    process.exitCode = 1
  }
}
