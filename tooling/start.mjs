// `pnpm start`: the app with its local chain, account contracts, demo data and local gateway; nothing else to start.
import { fileURLToPath } from 'node:url'

import { endWithAncestors } from './endWithAncestors.mjs'
import { requireNode } from './requireNode.mjs'

requireNode('start')

/** Says one sentence and ends. */
function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

// Not before Node is known to be new enough for them.
const { readStartOptions } = await import('./readStartOptions.ts')
const { createServer } = await import('vite')

const { server: options, mistake } = readStartOptions(process.argv.slice(2))
if (mistake !== undefined) giveUp(mistake)

const root = fileURLToPath(new URL('../apps/ghost-pay', import.meta.url))
let server
let isEnding = false

/** Ends the dev server, and with it the devnet. A second signal does not wait for that. */
async function end() {
  if (isEnding) process.exit(1)
  isEnding = true
  await server?.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
endWithAncestors(() => {
  console.log('start ends, because the shell that it was started from has ended.')
  void end()
})
// Who read what is said here may be gone; the chain is ended all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** What a person does first, and whose wallets these are. */
const firstSteps = `
  Open it, connect a wallet and choose Alice. The account Treasury needs two of Alice, Bob and Carol:
  pay as Alice, then disconnect and connect Bob, who approves and sends it.
  They are demo owners with keys that everybody knows, and the money is not real. None of it is yours.
`

try {
  server = await createServer({ root, server: options })
  await server.listen()
  server.printUrls()
  console.log(firstSteps)
  server.bindCLIShortcuts({ print: true })
} catch (error) {
  await server?.close()
  const isTaken = /^Port \d+ is already in use/.test(error.message)
  if (!isTaken) throw error
  giveUp(
    `${error.message}. Stop what listens there, or choose another one: start -- --port <number>`,
  )
}
