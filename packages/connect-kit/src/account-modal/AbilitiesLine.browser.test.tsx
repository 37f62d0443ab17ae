import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { type Chain, custom } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createStorage, injected, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { gnosis, mainnet } from '@ghost-pay/chains'
import { createTestWallet } from '@ghost-pay/test-wallet'

import { createKitConfig } from '../connection/createKitConfig.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { AbilitiesLine } from './AbilitiesLine.tsx'

afterEach(cleanup)

/**
 * The lines, for a visitor whose wallet is on mainnet, on a page with this chain.
 *
 * @param said what the wallet says that it can do
 * @returns how often it was asked
 */
async function visit(said: unknown, chain: Chain = mainnet) {
  const wallet = createTestWallet({
    name: 'Test',
    privateKey: `0x${'1'.repeat(64)}`,
    chains: [{ id: 1 }],
    allow: { chainIds: [1] },
    personality: {
      name: 'able',
      replies: { wallet_getCapabilities: said },
      decide: () => ({ answer: 'approve' }),
    },
  })
  const config = createKitConfig({
    chains: [chain],
    transports: { [chain.id]: custom({ request: () => Promise.resolve('0x') }) },
    connectors: [
      injected({ target: { id: 'test', name: 'Test', provider: wallet.provider as never } }),
    ],
    storage: createStorage({ storage: memoryStorage() }),
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <AbilitiesLine />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  await connect(config, { connector })
  return () =>
    wallet.control.requests.filter(({ method }) => method === 'wallet_getCapabilities').length
}

const lines = () => [...document.querySelectorAll('.ck-kind')].map(({ textContent }) => textContent)
/** Longer than a wallet in the page takes to answer. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))
const able = { atomic: { status: 'supported' }, paymasterService: { supported: true } }

test('what the wallet can do is said in words', async () => {
  await visit({ '0x1': able })
  await screen.findByText('Does several steps in one transaction')
  expect(lines()).toEqual([
    'Does several steps in one transaction',
    'Somebody else can pay the network fee',
  ])
})

test('what it would do once it is allowed to is said as that', async () => {
  await visit({ '0x1': { atomic: { status: 'ready' } } })
  await screen.findByText('Can do several steps in one transaction, once you allow it')
  expect(lines()).toHaveLength(1)
})

test.each([
  ['of another chain', { '0x64': able }],
  ['in another form', ['0x1', able]],
  ['with nothing', null],
])('an answer %s leaves no line', async (_, said) => {
  const asked = await visit(said)
  await expect.poll(asked).toBe(1)
  await settled()
  expect(lines()).toEqual([])
})

test('on a chain that is not the page’s, the wallet is not asked', async () => {
  const asked = await visit({ '0x1': able }, gnosis)
  await settled()
  expect(asked()).toBe(0)
  expect(lines()).toEqual([])
})
