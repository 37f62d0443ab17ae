import { fileURLToPath } from 'node:url'

import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

import { linkedModules } from './build/linkedModules.ts'

/** What asks a contract: a line of the inbox is shown before anything of it is needed. */
const chainCode = [
  '/packages/safe-account/src/chain/readAccount.ts',
  '/viem/_esm/actions/public/readContract.js',
  '/viem/_esm/actions/public/multicall.js',
]

test('the files of a link into the inbox hold no code that asks a chain', async () => {
  const built = (await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const holding = (module: string) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  const entries = chunks.filter(({ isEntry }) => isEntry)
  // The first page has its files already: only what the inbox adds is looked at.
  const initial = new Set(closure(entries))
  const added = closure([
    ...holding(`/${linkedModules.frame}`),
    ...holding(`/${linkedModules.screens.queue}`),
  ]).filter((chunk) => !initial.has(chunk))
  expect(added.length).toBeGreaterThan(1)
  for (const module of chainCode) {
    const [chunk] = holding(module)
    expect(chunk, module).toBeDefined()
    expect(
      added.map(({ name }) => name),
      module,
    ).not.toContain(chunk?.name)
  }

  function closure(first: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
    const found = new Set(first)
    for (const chunk of found)
      for (const next of chunks) if (chunk.imports.includes(next.fileName)) found.add(next)
    return [...found]
  }
})
