import { fileURLToPath } from 'node:url'

import { createServer } from 'vite'

import type { Person } from '../person.ts'
import { desktop, type JobSet, phone } from './Job.ts'

const app = fileURLToPath(new URL('../../../apps/ghost-pay', import.meta.url))
const recipient = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

async function connectAs(person: Person, owner: string): Promise<void> {
  await person.press('button', 'Connect Wallet')
  await person.press('button', owner, { exact: false })
  await person.press('button', 'Approve')
  await person.waitFor('A closed dialog', `!document.querySelector('[role=dialog]')`)
}

/** The app as `pnpm start` serves it: one owner pays, another one confirms and executes. */
export async function paymentJobs(): Promise<JobSet> {
  process.env['DEVNET_PORT'] = '0'
  process.env['GATEWAY_PORT'] = '0'
  process.env['DEVNET_MINING'] = 'auto'
  const server = await createServer({
    root: app,
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false },
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? ''
  const sizes = { 'side by side': desktop, 'on a phone': phone }
  return {
    jobs: Object.entries(sizes).map(([name, size]) => ({
      name: `a payment of two owners, ${name}`,
      async run({ open }) {
        await fetch(new URL('/__devnet/reset', address), { method: 'POST' })
        const alice = await open(size)
        await alice.goto(address)
        await connectAs(alice, 'Alice')
        await alice.press('link', 'Your accounts')
        await alice.press('link', 'Treasury', { exact: false })
        await alice.seesElement('heading', 'Treasury holds')
        await alice.press('link', 'Pay')
        await alice.write('To', recipient)
        await alice.press('combobox', 'With')
        await alice.press('option', 'ETH · Ether')
        await alice.write('Amount', '1')
        await alice.press('button', 'Review')
        await alice.seesElement('heading', 'Review and approve')
        await alice.press('button', 'Approve 1', { exact: false })
        await alice.press('button', 'Approve')
        await alice.seesElement('heading', '1 of 2 approvals')
        const payment = await alice.address()

        const bob = await open(size)
        await bob.goto(address)
        await connectAs(bob, 'Bob')
        await bob.goto(payment)
        await bob.press('button', 'Approve only')
        await bob.press('button', 'Approve')
        await bob.seesElement('heading', '2 of 2 approvals')
        await bob.press('button', 'Send 1', { exact: false })
        await bob.press('button', 'Approve')
        await bob.sees('Done. The blockchain has it.')
      },
    })),
    close: () => server.close(),
  }
}
