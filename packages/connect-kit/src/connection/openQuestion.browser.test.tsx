import { afterEach, expect, test } from 'vitest'
import { createStorage } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { mainnet } from '@ghost-pay/chains'
import { createTestWallet } from '@ghost-pay/test-wallet'

import { manualAddress, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { cancelConnect, connectWallet } from './connectWallet.ts'
import { createKitConfig } from './createKitConfig.ts'

const given: (() => void)[] = []
afterEach(() => {
  for (const giveUp of given.splice(0)) giveUp()
})

/** A wallet that takes no second question, and two pages that ask it: apps of one document, as two tabs are to it. */
function twoPages() {
  const prompts: ((yes: boolean) => void)[] = []
  // What is said of a wallet in one test is not said of that in another.
  const id = crypto.randomUUID()
  const wallet = createTestWallet({
    name: 'Snail',
    privateKey: `0x${'1'.padStart(64, '0')}`,
    chains: [{ id: 1 }],
    allow: { chainIds: [1] },
    consent: () => new Promise((answer) => prompts.push(answer)),
  })
  function page() {
    const config = createKitConfig({
      chains: [mainnet],
      // A test wallet's provider takes any method; wagmi's type of one names each.
      connectors: [injected({ target: { id, name: 'Snail', provider: wallet.provider as never } })],
      storage: createStorage({ storage: memoryStorage() }),
    })
    const [connector] = config.connectors
    if (!connector) throw new Error('no connector')
    given.push(() => cancelConnect(connector))
    return {
      config,
      ask: () => connectWallet(config, connector),
      giveUp: () => cancelConnect(connector),
      /** It is told that the wallet has a question open. */
      pending: () =>
        new Promise<void>((resolve) => {
          connector.emitter.on('message', ({ type }) => type === 'pending' && resolve())
        }),
    }
  }
  return {
    first: page(),
    second: page(),
    yes: async () => {
      prompts.shift()?.(true)
      await settle()
    },
    revoked: () =>
      wallet.control.requests.filter(({ method }) => method === 'wallet_revokePermissions').length,
  }
}

/** The first page asks and gives up, and the second finds the question open. */
async function askTwice() {
  const pages = twoPages()
  const { first, second } = pages
  first.ask().catch(() => {})
  await settle()
  first.giveUp()
  const pending = second.pending()
  const asked = second.ask()
  asked.catch(() => {})
  await pending
  await settle()
  return { ...pages, asked }
}

test('a page that has given up takes nothing back from the one that waits for the answer', async () => {
  const { asked, second, revoked, yes } = await askTwice()
  await yes()
  expect(await asked).toMatchObject({ accounts: [manualAddress] })
  await settle()
  expect(revoked()).toBe(0)
  expect(second.config.state.status).toBe('connected')
})

test('where the other has given up as well, the answer is taken back', async () => {
  const { first, second, revoked, yes } = await askTwice()
  second.giveUp()
  await settle()
  await yes()
  await expect.poll(revoked).toBe(1)
  expect(first.config.state.status).toBe('disconnected')
  expect(second.config.state.status).toBe('disconnected')
})
