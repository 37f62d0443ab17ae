import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'

import { build } from 'esbuild'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import * as contracts from './contracts/index.ts'
import * as main from './index.ts'
import * as modules from './modules/index.ts'
import * as multisend from './multisend/index.ts'
import * as service from './service/index.ts'
import vectors from './vectors/safeHashes.json' with { type: 'json' }

const entryPoints = {
  './index.ts': main,
  './contracts/index.ts': contracts,
  './modules/index.ts': modules,
  './multisend/index.ts': multisend,
  './service/index.ts': service,
}
const folder = import.meta.dirname

/** What a bundler makes of code that imports from the entry point, viem left outside. */
async function bundle(contents: string, { ignoreAnnotations = false } = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    external: ['viem', 'viem/siwe', 'viem/utils'],
    ignoreAnnotations,
  })
  return outputFiles[0]?.text ?? ''
}

test.each(Object.keys(entryPoints))(
  'importing %s does nothing, whatever package.json promises',
  async (path) => {
    const text = await bundle(`import '${path}'`, { ignoreAnnotations: true })
    expect(text.replace(/import(\{[^}]*\}from)?"viem(\/\w+)?";/g, '').trim()).toBe('')
  },
)

test('works where there is nothing but the language and TextEncoder', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from './index.ts'", resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'protocol',
    platform: 'browser',
    write: false,
  })
  const context = createContext({ TextEncoder })
  runInContext(outputFiles[0]?.text ?? '', context)
  const [vector] = vectors.txVectors
  if (!vector) throw new Error('The vectors are empty.')
  const { tx: transaction, viem: hash, ...account } = vector
  const parameters = JSON.stringify({ ...account, transaction })
  expect(runInContext(`protocol.safeTxHash(${parameters})`, context)).toBe(hash)
  const signer = privateKeyToAccount(`0x${'1'.padStart(64, '0')}`)
  const signed = JSON.stringify({ hash, signature: await signer.sign({ hash: hash as Hex }) })
  expect(await runInContext(`protocol.recoverSigner(${signed})`, context)).toBe(signer.address)
})

/** Bytes, compressed. What is not named here stays below the limit of one function. */
const limits: Record<string, number> = {
  // The list of official contracts and their code hashes.
  findOfficialContract: 5600,
  getOfficialContract: 5700,
  listOfficialContracts: 5600,
  // These ask that list.
  listVersionUpdates: 6700,
  updatedContracts: 6700,
  describeMessage: 17_600,
  describeTransaction: 16_000,
  // Verification reads transactions, messages and signatures.
  verifyMessage: 5300,
  verifyTransaction: 5400,
}

test.each(
  Object.entries(entryPoints).flatMap(([path, values]) =>
    Object.keys(values).map((name) => [name, path] as const),
  ),
)('%s of %s comes without the others', async (name, path) => {
  const text = await bundle(`import { ${name} } from '${path}'; globalThis.used = ${name}`)
  const size = gzipSync(text).length
  expect(size).toBeLessThan(limits[name] ?? 4000)
})
