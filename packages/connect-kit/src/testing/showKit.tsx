import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { custom } from 'viem'
import { type CreateConnectorFn, createStorage, WagmiProvider } from 'wagmi'
import { foundry, localhost } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'

import { createKitConfig } from '../connection/createKitConfig.ts'
import {
  ConnectKitProvider,
  type ConnectKitProviderProps,
} from '../provider/ConnectKitProvider.tsx'
import { manualWallet, settle } from './manualWallet.ts'
import { memoryStorage } from './memoryStorage.ts'

/** What a node answers, by method, or how it finds its answer; `0x` to what it was not told. */
export type NodeAnswers = { readonly [method: string]: unknown }

export type ShowKitParameters = {
  /** The provider's props. */
  kit?: Omit<ConnectKitProviderProps, 'children'> | undefined
  /** Beside the wallet A. */
  connectors?: readonly CreateConnectorFn[] | undefined
  node?: NodeAnswers | undefined
  /** What the browser remembers of an earlier visit. */
  storage?: ReturnType<typeof memoryStorage> | undefined
  /** The page's own. */
  queryClient?: QueryClient | undefined
}

/** Renders a page with the kit, a wallet called A whose answers are given by hand, and a node that answers from a table. */
export function showKit(
  children: ReactNode,
  {
    kit,
    connectors = [],
    node = {},
    storage = memoryStorage(),
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }: ShowKitParameters = {},
) {
  const wallet = manualWallet()
  wallet.chainId = '0x7a69'
  const reached = custom({
    request({ method, params }: { method: string; params: never }) {
      const answer: unknown = node[method] ?? '0x'
      return Promise.resolve(
        typeof answer === 'function' ? (answer as (params: never) => unknown)(params) : answer,
      )
    },
  })
  const config = createKitConfig({
    chains: [foundry, localhost],
    transports: { [foundry.id]: reached, [localhost.id]: reached },
    connectors: [
      injected({ target: { id: 'a', name: 'A', provider: wallet.provider as never } }),
      ...connectors,
    ],
    storage: createStorage({ storage }),
  })
  const page = (content: ReactNode, props: typeof kit) => (
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queryClient}>
          <ConnectKitProvider {...props}>{content}</ConnectKitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )
  const shown = render(page(children, kit))
  return {
    config,
    wallet,
    /** The same page with other props. */
    change: (props: typeof kit) => shown.rerender(page(children, props)),
    leave: () => shown.unmount(),
    /** The wallet says yes. */
    approve: async () => {
      await act(settle)
      await act(() => wallet.approve())
    },
  }
}
