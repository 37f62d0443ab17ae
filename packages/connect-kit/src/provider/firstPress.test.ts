import { fileURLToPath } from 'node:url'

import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** The files that a browser needs before the dialogs can be drawn, as the bundler of a page puts them together. */
async function filesOfDialogs(): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('OpenDialog.tsx', import.meta.url)),
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const { output } of [built].flat() as Rolldown.RolldownOutput[]) {
    for (const file of output) if (file.type === 'chunk') chunks.set(file.fileName, file)
  }
  const needed = new Set([...chunks.values()].filter((chunk) => chunk.isEntry))
  // A set shows what is added to it on the way.
  for (const { imports } of needed) {
    for (const name of imports) {
      const chunk = chunks.get(name)
      if (chunk) needed.add(chunk)
    }
  }
  return [...needed].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([file, { code }]) => (code ? [file] : [])),
  )
}

test('the first press waits for nothing that reads contracts, names or pairings', async () => {
  const files = await filesOfDialogs()
  expect(files.filter((file) => file.endsWith('/connect-modal/WalletList.tsx'))).toHaveLength(1)
  expect(
    files.filter((file) =>
      /viem\/_esm\/(actions\/public|utils\/abi|utils\/ens)\/|@walletconnect|@adraffy/.test(file),
    ),
  ).toEqual([])
})
