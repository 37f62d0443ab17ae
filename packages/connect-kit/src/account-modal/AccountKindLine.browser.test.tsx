import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { type Chain, custom } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createStorage, injected, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { gnosis, mainnet } from '@ghost-pay/chains'
import { createTestWallet } from '@ghost-pay/test-wallet'

import { createKitConfig } from '../connection/createKitConfig.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { AccountKindLine } from './AccountKindLine.tsx'

afterEach(cleanup)

const to = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'

/**
 * The line, for a visitor whose wallet is on mainnet, on a page with this chain.
 *
 * @param code what the page's node says of any account; undefined: it fails
 * @returns what the node was asked
 */
async function visit(code: string | undefined, chain: Chain = mainnet) {
  const asked = vi.fn(({ method }: { method: string }) =>
    code !== undefined && method === 'eth_getCode'
      ? Promise.resolve(code)
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  const { provider } = createTestWallet({
    name: 'Test',
    privateKey: `0x${'1'.repeat(64)}`,
    chains: [{ id: 1 }],
    allow: { chainIds: [1] },
  })
  const config = createKitConfig({
    chains: [chain],
    transports: { [chain.id]: custom({ request: asked }, { retryCount: 0 }) },
    connectors: [injected({ target: { id: 'test', name: 'Test', provider: provider as never } })],
    storage: createStorage({ storage: memoryStorage() }),
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <AccountKindLine />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  await connect(config, { connector })
  return () => asked.mock.calls.map(([{ method }]) => method)
}

/** Longer than the node takes to answer, and shorter than until a question is asked again. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

test('a key that lends its address to a contract says whose code runs there', async () => {
  await visit(`0xef0100${to.slice(2).toLowerCase()}`)
  const line = await screen.findByText('Runs the code of 0x63…E32B')
  expect(line.title).toBe(to)
})

test.each([
  ['a plain key has no line', '0x'],
  ['a node that fails leaves no line', undefined],
])('%s', async (_, code) => {
  const asked = await visit(code)
  await expect.poll(asked).toContain('eth_getCode')
  await settled()
  expect(document.querySelector('.ck-kind')).toBeNull()
})

test('on a chain that is not the page’s, no node is asked', async () => {
  const asked = await visit('0x00', gnosis)
  await settled()
  expect(asked()).toEqual([])
  expect(document.querySelector('.ck-kind')).toBeNull()
})
