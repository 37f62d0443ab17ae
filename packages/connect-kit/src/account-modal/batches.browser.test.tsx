import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { http } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { createStorage, injected, WagmiProvider } from 'wagmi'
import { connect, sendCalls } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { batching, createTestWallet } from '@ghost-pay/test-wallet'

import type { ChainCommands, ChainForBrowser } from '../../../../tooling/chainCommands.ts'
import { createKitConfig } from '../connection/createKitConfig.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { useAddRecentTransaction } from '../transactions/useAddRecentTransaction.ts'
import { RecentTransactions } from './RecentTransactions.tsx'

// What vitest.config.ts adds to the commands of the browser.
const { startChain, stopChain } = commands as typeof commands & ChainCommands

const payee = '0x000000000000000000000000000000000000dEaD'
let chain: ChainForBrowser

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => stopChain())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

function createPage() {
  const { chainId, rpcUrl, contracts, owners } = chain
  const explorer = { name: 'Explorer', url: 'https://explorer.example' }
  const [owner] = owners
  if (!owner) throw new Error('There are owners.')
  const wallet = createTestWallet({
    name: 'Heron',
    privateKey: owner.privateKey,
    personality: batching({ batcher: contracts.multiSend }),
    chains: [{ id: chainId, rpcUrl }],
  })
  const config = createKitConfig({
    chains: [{ ...foundry, blockExplorers: { default: explorer } }],
    transports: { [chainId]: http(rpcUrl) },
    pollingInterval: 100,
    connectors: [
      injected({ target: { id: 'heron', name: 'Heron', provider: wallet.provider as never } }),
    ],
    storage: createStorage({ storage: memoryStorage() }),
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  let add: ReturnType<typeof useAddRecentTransaction> = () => {}
  const Page = () => {
    add = useAddRecentTransaction()
    return <RecentTransactions />
  }
  const open = (comesBack = false) =>
    render(
      <WagmiProvider config={config} reconnectOnMount={comesBack}>
        <QueryClientProvider client={new QueryClient()}>
          <Page />
        </QueryClientProvider>
      </WagmiProvider>,
    )
  return { config, connector, open, add: (...given: Parameters<typeof add>) => add(...given) }
}

test('a batch is one row with the number of its steps, which stays through a reload and links its last receipt', async () => {
  const { config, connector, open, add } = createPage()
  const first = open()
  await act(() => connect(config, { connector }))
  const { id } = await sendCalls(config, { calls: [{ to: payee }, { to: payee }] })
  act(() => add({ batch: id, calls: 2, description: 'Approve and swap' }))
  screen.getByText('Pending · Steps: 2')
  expect(screen.queryByRole('link', { name: /Approve/ })).toBeNull()

  first.unmount()
  open(true)
  const row = await screen.findByRole('link', { name: /Approve and swap\s*Confirmed · Steps: 2/ })
  expect(row.getAttribute('href')).toMatch(/^https:\/\/explorer\.example\/tx\/0x[\da-f]{64}$/)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('two tabs that follow the same batch agree on it', async () => {
  const { config, connector, open, add } = createPage()
  open()
  open()
  await act(() => connect(config, { connector }))
  const { id } = await sendCalls(config, { calls: [{ to: payee }] })
  act(() => add({ batch: id, calls: 1, description: 'Pay' }))
  await waitFor(() => expect(screen.getAllByText('Confirmed · Steps: 1')).toHaveLength(2))
})
