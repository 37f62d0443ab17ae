import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createConfig, createStorage, http, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'
import { createTestWallet } from '@ghost-pay/test-wallet'

import { InvalidTransactionError, NoAddressOrChainError } from '../errors/errors.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { useAddRecentTransaction } from './useAddRecentTransaction.ts'
import { useClearRecentTransactions } from './useClearRecentTransactions.ts'
import { useRecentTransactions } from './useRecentTransactions.ts'

const keys = [1, 2].map((key) => `0x${String(key).padStart(64, '0')}` as const)
const hash = `0x${'1'.repeat(64)}`

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function createPage() {
  const wallet = createTestWallet({
    name: 'Heron',
    accounts: keys,
    chains: [{ id: foundry.id }, { id: 31338 }],
  })
  const config = createConfig({
    chains: [foundry, { ...foundry, id: 31338, name: 'Second' }],
    transports: { [foundry.id]: http('http://127.0.0.1:1'), 31338: http('http://127.0.0.1:1') },
    connectors: [
      injected({ target: { id: 'heron', name: 'Heron', provider: wallet.provider as never } }),
    ],
    multiInjectedProviderDiscovery: false,
    ssr: true,
    storage: createStorage({ storage: memoryStorage() }),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  const { result } = renderHook(
    () => ({
      transactions: useRecentTransactions(),
      add: useAddRecentTransaction(),
      clear: useClearRecentTransactions(),
    }),
    { wrapper },
  )
  return { config, wallet, result }
}

test('without a connection there is nothing to add to, and it is said so', () => {
  const { result } = createPage()
  expect(result.current.transactions).toEqual([])
  expect(() => result.current.add({ hash, description: 'Payment' })).toThrow(NoAddressOrChainError)
  expect(() => result.current.clear()).toThrow('No address or chain ID found')
})

test('what is added is the list of this account on this chain, until it is cleared', async () => {
  const { config, wallet, result } = createPage()
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  await act(() => connect(config, { connector }))
  act(() => result.current.add({ hash, description: 'Payment' }))
  expect(result.current.transactions).toEqual([{ hash, description: 'Payment', status: 'pending' }])
  expect(() => result.current.add({ hash: '0x', description: 'Payment' })).toThrow(
    InvalidTransactionError,
  )

  act(() => wallet.control.switchChain(31338))
  await waitFor(() => expect(result.current.transactions).toEqual([]))
  act(() => wallet.control.switchChain(foundry.id))
  await waitFor(() => expect(result.current.transactions).toHaveLength(1))
  act(() => wallet.control.setAccounts([keys[1] ?? '0x']))
  await waitFor(() => expect(result.current.transactions).toEqual([]))
  act(() => wallet.control.setAccounts([keys[0] ?? '0x']))
  await waitFor(() => expect(result.current.transactions).toHaveLength(1))

  act(() => result.current.clear())
  expect(result.current.transactions).toEqual([])
})
