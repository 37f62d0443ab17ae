import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type Config, createStorage, useConfig, useConnectors, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { createTestWallet, type Personality, type TestWallet } from '@ghost-pay/test-wallet'

import { createKitConfig } from '../connection/createKitConfig.ts'
import {
  ConnectKitProvider,
  type ConnectKitProviderProps,
} from '../provider/ConnectKitProvider.tsx'
import { exampleChains, exampleTransport } from './exampleChains.ts'
import { memoryStorage } from './memoryStorage.ts'

export type ExampleKitProps = {
  children?: ReactNode
  /** The wallet that the visitor is connected with, if any. */
  connected?: boolean | undefined
  /** The chain that the wallet is on; 1 unless given. 10 is one that the page does not know. */
  chainId?: number | undefined
  /** Only the first of the chains. */
  oneChain?: boolean | undefined
  personality?: Personality | undefined
  balance?: bigint | null | undefined
  ensName?: string | undefined
  kit?: Omit<ConnectKitProviderProps, 'children'> | undefined
}

/** Private keys that hold nothing: 0x…01 and 0x…02. */
const keys = [1, 2].map((key) => `0x${String(key).padStart(64, '0')}` as const)

/** The address of the first wallet. */
export const exampleAddress = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

/** A page with the kit, two wallets of its own, and a node that lives in the page. Nothing leaves it. */
export function ExampleKit({ children, kit, connected = false, ...setting }: ExampleKitProps) {
  const [{ config, queryClient, wallets }] = useState(() => createExample(setting))
  useEffect(() => announce(wallets), [wallets])
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider darkMode="[data-scheme='dark']" {...kit}>
          {connected && <ConnectFirst />}
          {children}
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function createExample({
  chainId = 1,
  oneChain = false,
  personality,
  balance = 1_234_500_000_000_000_000n,
  ensName,
}: Omit<ExampleKitProps, 'children' | 'kit' | 'connected'>) {
  const [first, ...others] = exampleChains
  const config = createKitConfig({
    chains: oneChain ? [first] : [first, ...others],
    transports: Object.fromEntries(
      exampleChains.map(({ id }) => [id, exampleTransport(id, { balance })]),
    ),
    // Each story starts as a first visit.
    storage: createStorage({ storage: memoryStorage() }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(
    ['connect-kit', 'ens', exampleAddress],
    ensName ? { name: ensName, avatar: null } : null,
  )
  const ids = [chainId, ...exampleChains.map(({ id }) => id)]
  const wallets = ['Harbour', 'Juniper'].map((name, index) =>
    createTestWallet({
      name,
      privateKey: keys[index],
      rdns: `example.${name.toLowerCase()}`,
      chains: [...new Set(ids)].map((id) => ({ id })),
      allow: { chainIds: ids },
      personality,
    }),
  )
  // The kit asks only for the chains it was given; the compiler does not follow the choice between one and three.
  return { config: config as unknown as Config, queryClient, wallets }
}

/** Connects the first wallet that announces itself. */
function ConnectFirst() {
  const config = useConfig()
  const [connector] = useConnectors()
  useEffect(() => {
    if (connector && config.state.current === null) {
      void connect(config, { connector })
    }
  }, [config, connector])
  return null
}

function announce(wallets: readonly TestWallet[]): () => void {
  const onRequest = () => {
    for (const { info, provider } of wallets) {
      const detail = Object.freeze({ info, provider })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }
  window.addEventListener('eip6963:requestProvider', onRequest)
  onRequest()
  return () => window.removeEventListener('eip6963:requestProvider', onRequest)
}
