import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Chain, http } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createStorage, WagmiProvider } from 'wagmi'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { memoryStorage } from '../testing/memoryStorage.ts'
import { type EnsNode, startEnsNode } from '../testing/startEnsNode.ts'
import { createKitConfig } from './createKitConfig.ts'
import { useProfile } from './useProfile.ts'

const ada = '0x00000000000000000000000000000000000000ad'

let node: EnsNode
afterEach(async () => {
  cleanup()
  await node.stop()
})

/** The profile of an account that is called ada.eth, on a page with this chain. */
async function profileOn(chain: Chain) {
  node = await startEnsNode({
    names: { [ada]: 'ada.eth' },
    universalResolver: mainnet.contracts.ensUniversalResolver.address,
  })
  const config = createKitConfig({
    chains: [chain],
    transports: { [chain.id]: http(node.url, { retryCount: 0 }) },
    storage: createStorage({ storage: memoryStorage() }),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  return renderHook(() => useProfile({ address: ada, withBalance: false, kit: {} }), {
    wrapper,
  })
}

test('a profile is followed: nothing at first, then the name', async () => {
  const { result } = await profileOn(mainnet)
  expect(result.current.displayName).toBeUndefined()
  await waitFor(() => expect(result.current.displayName).toBe('ada.eth'), {
    timeout: 10_000,
  })
})

test('a host without mainnet asks no node for names', async () => {
  const { result } = await profileOn(gnosis)
  // Calls are collected for 32 ms before they are sent.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(node.asked).toEqual([])
  expect(result.current.ensName).toBeUndefined()
})
