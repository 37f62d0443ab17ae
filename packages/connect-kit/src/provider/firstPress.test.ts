import { fileURLToPath } from 'node:url'

import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

/** What a page that has the button fetches before the dialogs can be drawn, as its bundler puts it together. */
let fetched: Rolldown.OutputChunk[]

beforeAll(async () => {
  const built = await build({
    root: fileURLToPath(new URL('../../../../examples/vite-minimal', import.meta.url)),
    logLevel: 'error',
    build: { write: false, minify: false },
  })
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  const atOnce = withImports(chunks, ({ isEntry }) => isEntry)
  const dialogs = withImports(chunks, ({ name }) => name === 'OpenDialog')
  fetched = [...dialogs].filter((chunk) => !atOnce.has(chunk))
})

/** The files that are chosen, and all that they import. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  isChosen: (chunk: Rolldown.OutputChunk) => boolean,
): Set<Rolldown.OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set(chunks.filter(isChosen))
  // A set shows what is added to it on the way.
  for (const { imports } of needed) {
    for (const name of imports) {
      const chunk = byName.get(name)
      if (chunk) needed.add(chunk)
    }
  }
  return needed
}

test('the first press waits for nothing that reads contracts, names or pairings', () => {
  const files = fetched.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([file, { code }]) => (code ? [file] : [])),
  )
  expect(files.filter((file) => file.endsWith('/connect-modal/WalletList.tsx'))).toHaveLength(1)
  expect(
    files.filter((file) =>
      /viem\/_esm\/(actions\/public|utils\/abi|utils\/ens)\/|@walletconnect|@adraffy/.test(file),
    ),
  ).toEqual([])
})

// Over HTTP/1 a browser fetches six files side by side; the others stand in line. Each part that is fetched by itself splits off what it shares.
test('the dialogs are five files', () => {
  expect(fetched.length).toBeLessThanOrEqual(5)
})
