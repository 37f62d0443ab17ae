import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'
import { startLocalChain } from '@ghost-pay/local-chain'

import { faults } from './faults/Fault.ts'
import * as core from './index.ts'
import * as node from './node.ts'
import * as page from './page.ts'

const root = new URL('../', import.meta.url)
const readme = await readFile(new URL('README.md', root), 'utf8')
const recipes = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code ?? '')

/** What `serveLocalGateway` gave, as a recipe leaves it behind. */
type Served = { url: string; close: () => Promise<void> }

test('the recipes import only what the entry points export', () => {
  const entryPoints: Record<string, object> = { '': core, '/node': node, '/page': page }
  const imports = recipes.flatMap((code) => [
    ...code.matchAll(/import \{([^}]+)\} from '@ghost-pay\/local-gateway([^']*)'/g),
  ])
  expect(imports).toHaveLength(4)
  for (const [, names = '', entry = ''] of imports)
    for (const name of names.split(','))
      expect(Object.keys(entryPoints[entry] ?? {})).toContain(name.trim())
})

test('the first recipe serves a gateway with a journal', async () => {
  const chain = await startLocalChain()
  const folder = await mkdtemp(join(tmpdir(), 'recipe-'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const file = join(folder, 'recipe.ts')
    const code = (recipes[0] ?? '')
      .replace('@ghost-pay/local-gateway/node', new URL('src/node.ts', root).href)
      .replace('@ghost-pay/local-gateway', new URL('src/index.ts', root).href)
      .replace('http://127.0.0.1:8545', chain.rpcUrl)
      .replace("folder: '.gateway'", `folder: ${JSON.stringify(join(folder, 'journal'))}`)
      .replace('port: 8787', 'port: 0')
    await writeFile(file, `${code}\nexport { url, close }`)
    const { url, close } = (await import(/* @vite-ignore */ file)) as Served
    expect(log).toHaveBeenCalledWith(url)
    const answer = await fetch(`${url}/v1/chains/31337/safes/${chain.accounts.treasury.address}`)
    expect(await answer.json()).toMatchObject({ threshold: 2 })
    await close()
  } finally {
    log.mockRestore()
    await chain.stop()
    await rm(folder, { recursive: true })
  }
})

test('the README says what each fault is', () => {
  for (const fault of faults)
    expect(readme, fault).toMatch(new RegExp(`^\\|[^|]*\`${fault}\``, 'm'))
})

test('the table names every call', async () => {
  const folder = new URL('src/routes/', root)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  const paths = sources.flatMap((source) => [
    ...source.matchAll(/app\.\w+\([`'](\/[^`']+)[`']/g),
    ...source.matchAll(/\$\{servicePath\}(\/[^`']+)[`']/g),
  ])
  expect(paths.length).toBeGreaterThan(50)
  const unsupported = /relay|fees|gas-price|positions|portfolio|notifications/
  for (const [, path = ''] of paths) {
    const words = path.split('/').filter((word) => /^[a-z_][a-z-_]+$/.test(word))
    expect(readme, path).toMatch(unsupported.exec(path)?.[0] ?? words.at(-1) ?? path)
  }
})
