/**
 * Whether the languages in `dist` say what their sources say, and what each costs whoever reads it.
 *
 *     node tooling/checkLanguages.ts          (after `pnpm build`)
 *
 * Fails where a language is above its limit, and where a sentence is not at its place.
 */
import { deepStrictEqual } from 'node:assert'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { transform } from 'esbuild'

import { printSizes } from '../../../tooling/printSizes.ts'
import { languages } from '../src/languages/languages.ts'

/**
 * Kilobytes of the largest language, minified and gzipped, without the English sentences, which the dialogs load anyway: what was
 * measured and 10 %.
 */
const limit = 3.3

let largest = 0

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
  largest = Math.max(largest, gzipSync(code, { level: 9 }).length / 1000)
}
printSizes('connect-kit', [{ name: 'the largest language', kilobytes: largest, limit }])
