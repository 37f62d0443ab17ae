/**
 * The bytes of `chains`, as npm gets it, in three bundlers, beside `viem/chains`; what one import leaves in a bundle; and what
 * its types cost the compiler.
 *
 *     pnpm --filter @ghost-pay/chains build && node benchmarks/chains.ts [--short]
 *
 * Ends with exit code 1 when a budget is exceeded, or when a bundle with one chain has the name of another one in it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import * as table from '@ghost-pay/chains'

import {
  dist,
  gzip,
  withEsbuild,
  withEsbuildUnhashed,
  withRollup,
  withWebpack,
} from './chainsBundlers.ts'
import { isShort, missBudget } from './mode.ts'

/** How often a program is timed. The middle time counts. */
const repeats = isShort ? 1 : 5

if (!existsSync(join(dist, 'lookup.js')))
  throw new Error('There is nothing to measure. Run `pnpm --filter @ghost-pay/chains build` first.')

let failures = 0
function check(what: string, value: number, limit: number, unit = 'B') {
  const isWithin = value <= limit
  if (!isWithin) failures += 1
  console.log(
    `${isWithin ? ' ' : '!'} ${what.padEnd(58)} ${String(value).padStart(7)} ${unit}   limit ${limit}`,
  )
}
const show = (what: string, value: string) => {
  console.log(`  ${what.padEnd(58)} ${value}`)
}

const bundlers = { esbuild: withEsbuild, Rollup: withRollup, webpack: withWebpack }
const chains = Object.entries(table).flatMap(([name, value]) =>
  typeof value === 'object' && 'nativeCurrency' in value ? [{ name, chain: value }] : [],
)

/** A program that keeps what it imports. Absolute addresses, because Rollup finds no packages by itself. */
const keeps = (name: string, entryPoint: string) =>
  `import { ${name} } from '${join(dist, entryPoint).replaceAll('\\', '/')}.js'; console.log(${name})`

const byId: Record<string, number> = {}
for (const [bundler, bundle] of Object.entries(bundlers)) {
  console.log(`\n${bundler}, minified, gzip`)
  const empty = gzip(await bundle('console.log()'))
  const one = await bundle(keeps('bsc', 'index'))
  check('one chain (bsc), without the empty program', gzip(one) - empty, 300)
  const mainnet = await bundle(keeps('mainnet', 'index'))
  show('one chain, the richest (mainnet)', `${gzip(mainnet) - empty} B`)
  byId[bundler] = gzip(await bundle(keeps('getChain', 'lookup')))
  check('a full record by id, of all chains', byId[bundler], 10_500)
  check('the index', gzip(await bundle(keeps('getChainMeta', 'meta'))), 3000)
  check(
    'the whole of /meta, with the search',
    gzip(
      await bundle(
        keeps('getChainMeta, searchChains', 'meta').replace(
          /console\.log\((.*)\)$/,
          'console.log([$1])',
        ),
      ),
    ),
    3500,
  )
  for (const name of ['bsc', 'mainnet', 'gnosis', 'skaleEuropa']) {
    const others = otherNames(await bundle(keeps(name, 'index')), name).length
    check(`names of other chains beside ${name}`, others, 0, '  ')
    if (others > 0) process.exitCode = 1
  }
}
console.log('\nThe icon map (esbuild, gzip)')
check(
  'names of files as they are',
  gzip(await withEsbuildUnhashed(keeps('loadChainIcon', 'icons'))),
  1500,
)
show(
  'with the hashes that esbuild puts into names',
  `${gzip(await withEsbuild(keeps('loadChainIcon', 'icons')))} B`,
)

/** Chains whose name or network is in a bundle, and not in the chain that was imported. */
function otherNames(code: string, wanted: string): string[] {
  const own = JSON.stringify(chains.find(({ name }) => name === wanted)?.chain)
  return chains
    .flatMap(({ chain }) => [chain.name, chain.network])
    .filter((word) => !own.includes(word))
    .filter((word) => ['"', "'", '`'].some((quote) => code.includes(quote + word + quote)))
}

console.log('\nEach chain in use, alone (esbuild, gzip, without the empty program)')
const emptyProgram = gzip(await withEsbuild('console.log()'))
const alone: number[] = []
const inUse = chains.filter(({ chain }) => chain.status === 'active')
for (const { name } of isShort ? inUse.slice(0, 10) : inUse)
  alone.push(gzip(await withEsbuild(keeps(name, 'index'))) - emptyProgram)
alone.sort((a, b) => a - b)
check('median', alone[alone.length >> 1] ?? NaN, 300)
show('smallest, largest', `${alone[0]} B, ${alone.at(-1)} B`)

console.log('\nA chain more in an application that has viem (esbuild, gzip)')
const app =
  "import { createPublicClient, http } from 'viem'; console.log(createPublicClient, http);"
const appSize = gzip(await withEsbuild(app))
for (const name of ['bsc', 'gnosis', 'polygon', 'mainnet']) {
  const ours = gzip(await withEsbuild(app + keeps(name, 'index'))) - appSize
  const theirs =
    gzip(await withEsbuild(`${app}import { ${name} } from 'viem/chains'; console.log(${name})`)) -
    appSize
  show(name, `${ours} B   viem/chains ${theirs} B, without status, slug, short name and providers`)
}

console.log('\nA full record by id beside viem/chains (gzip)')
const viemById =
  "import * as chains from 'viem/chains'; console.log((id) => Object.values(chains).find((chain) => chain.id === id))"
for (const [bundler, bundle] of Object.entries({ esbuild: withEsbuild, webpack: withWebpack })) {
  const theirs = gzip(await bundle(viemById))
  const ours = byId[bundler] ?? NaN
  show(bundler, `${ours} B   viem/chains ${theirs} B   ${(theirs / ours).toFixed(1)} times`)
}

const middle = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN

console.log('\nLoading and the first look-up (Node)')
const timed = (script: string) => {
  const times = Array.from({ length: repeats }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        cwd: fileURLToPath(new URL('.', import.meta.url)),
      }),
    ),
  )
  return middle(times)
}
const lookup = pathToFileURL(join(dist, 'lookup.js')).href
show(
  'chains/lookup',
  `${timed(`const t = performance.now(); const { getChain } = await import('${lookup}'); getChain(137); console.log(performance.now() - t)`).toFixed(1)} ms`,
)
show(
  'viem/chains',
  `${timed("const t = performance.now(); const c = await import('viem/chains'); Object.values(c).find((x) => x.id === 137); console.log(performance.now() - t)").toFixed(1)} ms`,
)

/** Milliseconds. */
function compile(source: string, tsc: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'ghost-pay-tsc-'))
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023'],
    types: [],
    paths: { '@ghost-pay/chains/lookup': [join(dist, 'lookup.d.ts')] },
  }
  try {
    writeFileSync(join(folder, 'file.ts'), source)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['file.ts'] }),
    )
    const times = Array.from({ length: repeats }, () => {
      const start = performance.now()
      execFileSync(process.execPath, [...tsc, '-p', folder], { stdio: 'inherit' })
      return performance.now() - start
    })
    return middle(times)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log(`\nThe compiler: what looking ten ids up adds to an empty file (middle of ${repeats})`)
const ids = [1, 10, 56, 100, 137, 8453, 42161, 43114, 11155111, 31337]
const lookUps = ids.map((id) => `export const name${id}: string = getChain(${id}).name`)
const tenLookUps = [
  "import { getChain } from '@ghost-pay/chains/lookup'",
  ...lookUps,
  '// @ts-expect-error the name is a literal',
  "export const wrong: 'Polygon' = getChain(1).name",
].join('\n')
for (const name of ['typescript7', 'typescript']) {
  const manifest = new URL(`../node_modules/${name}/package.json`, import.meta.url)
  const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: string
    bin: Record<string, string>
  }
  const tsc = Object.values(bin).map((file) => fileURLToPath(new URL(file, manifest)))
  const added = compile(tenLookUps, tsc) - compile('export {}', tsc)
  check(`TypeScript ${version}`, Math.round(added), 500, 'ms')
}

if (failures > 0) {
  console.log(`\n${failures} over their limits`)
  missBudget()
}
