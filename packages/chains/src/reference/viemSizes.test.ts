import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { build, type Plugin } from 'esbuild'
import * as viemExports from 'viem/chains'
import { expect, test } from 'vitest'

import { viemChainOf } from '../derive/deriveStacks.ts'
import { definitions } from '../testing/definitions.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The size of each module's bundle, minified and compressed, in bytes. */
async function sizesOf(modules: Readonly<Record<string, string>>): Promise<Record<string, number>> {
  const sources: Plugin = {
    name: 'sources',
    setup: (bundler) => {
      bundler.onResolve({ filter: /^source:/ }, ({ path }) => ({ path, namespace: 'source' }))
      bundler.onLoad({ filter: /^source:/, namespace: 'source' }, ({ path }) => ({
        contents: modules[path.slice('source:'.length)] ?? '',
        resolveDir: root,
      }))
    },
  }
  const { outputFiles } = await build({
    entryPoints: Object.keys(modules).map((name) => ({ in: `source:${name}`, out: name })),
    outdir: 'out',
    plugins: [sources],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  return Object.fromEntries(
    outputFiles.map(({ path, contents }) => [
      /([^/\\]+)\.js$/.exec(path)?.[1] ?? '',
      gzipSync(contents, { level: 9 }).length,
    ]),
  )
}

/** The file of viem's that holds one chain; the list of all of them costs a bundler much more time. */
const viemFile = (name: string) => {
  const file = fileURLToPath(import.meta.resolve('viem/chains')).replace(
    /index\.[jt]s$/,
    `definitions/${name}.js`,
  )
  return existsSync(file) ? file : 'viem/chains'
}

test('no chain is larger than viem’s of the same id, and half of them are under 350 bytes', async () => {
  const pairs = Object.entries(definitions).flatMap(([name, { id }]) => {
    const viemChain = viemChainOf(name, id)
    const viemName = Object.entries(viemExports).find(([, chain]) => chain === viemChain)?.[0]
    return viemChain && viemName !== undefined ? [{ name, viemName }] : []
  })
  const ours = await sizesOf(
    Object.fromEntries(
      pairs.map(({ name }) => [name, `export { ${name} } from './src/definitions/${name}.ts'`]),
    ),
  )
  const alone = await sizesOf(
    Object.fromEntries(
      pairs.map(({ name, viemName }) => [
        name,
        `export { ${viemName} } from ${JSON.stringify(viemFile(viemName))}`,
      ]),
    ),
  )
  // The few that are close are compared as an application imports them.
  const close = pairs.filter(({ name }) => (ours[name] ?? Infinity) > (alone[name] ?? 0))
  expect(close.length).toBeLessThan(20)
  const imported = (entry: string, key: 'name' | 'viemName') =>
    sizesOf(
      Object.fromEntries(
        close.map((pair) => [pair.name, `export { ${pair[key]} } from '${entry}'`]),
      ),
    )
  const [here, there] = await Promise.all([
    imported('./src/index.ts', 'name'),
    imported('viem/chains', 'viemName'),
  ])
  for (const { name } of close)
    expect([name, (here[name] ?? Infinity) <= (there[name] ?? 0)]).toEqual([name, true])
  const sorted = Object.values(ours).sort((a, b) => a - b)
  expect(sorted.length).toBeGreaterThan(150)
  expect(sorted[sorted.length >> 1]).toBeLessThan(350)
}, 60_000)

test('a second chain of a stack costs its data alone', async () => {
  const stacks = {
    'op-stack': ['optimism', 'base'],
    celo: ['celo', 'celoAlfajores'],
    zksync: ['zkSync', 'abstract'],
  }
  const sizes = await sizesOf(
    Object.fromEntries(
      Object.entries(stacks).flatMap(([entry, names]) => [
        [`${entry}-1`, `export { ${names[0]} } from './src/${entry}/index.ts'`],
        [`${entry}-2`, `export { ${names.join()} } from './src/${entry}/index.ts'`],
      ]),
    ),
  )
  for (const entry of Object.keys(stacks)) {
    const [one = 0, two = 0] = [sizes[`${entry}-1`], sizes[`${entry}-2`]]
    expect([entry, one > 500, two - one > 100, two - one < 500]).toEqual([entry, true, true, true])
  }
})
