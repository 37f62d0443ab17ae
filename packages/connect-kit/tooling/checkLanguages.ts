/**
 * Whether the languages in `dist` say what their sources say, and what each costs whoever reads it.
 *
 *     node tooling/checkLanguages.ts          (after `pnpm build`)
 *
 * Fails above the budget of a language, and where a sentence is not at its place.
 */
import { deepStrictEqual } from 'node:assert'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { transform } from 'esbuild'

import { languages } from '../src/languages/languages.ts'

/** Bytes, minified and gzipped, without the English sentences, which the dialogs load anyway. */
const budget = 3000

for (const [tag, load] of Object.entries(languages)) {
  if (tag === 'en') continue
  const file = new URL(`../dist/languages/${tag}.js`, import.meta.url)
  const [built] = Object.values((await import(file.href)) as Record<string, unknown>)
  deepStrictEqual(built, await load(), `dist/languages/${tag}.js says other than its source.`)

  const { code } = await transform(readFileSync(file, 'utf8'), {
    minify: true,
    format: 'esm',
    charset: 'utf8',
  })
  const bytes = gzipSync(code, { level: 9 }).length
  process.stdout.write(`${tag.padEnd(8)} ${String(bytes).padStart(5)} B\n`)
  if (bytes > budget) {
    process.stderr.write(`dist/languages/${tag}.js is above ${budget} B.\n`)
    process.exitCode = 1
  }
}
