import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiContext } from 'wagmi'
import { GatewayProvider } from '@ghost-pay/gateway-client/react'

import type { Tab } from './neighbours.ts'

/**
 * Around a hook or a component under test: what the app has around it, in one tab. A connection stays.
 *
 * @param queryClient what has been answered already; nothing unless given
 */
export function withTab(
  { config, gateway }: Pick<Tab, 'config' | 'gateway'>,
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  return function TabProviders({ children }: { children: ReactNode }) {
    return (
      <WagmiContext value={config}>
        <QueryClientProvider client={queryClient}>
          <GatewayProvider client={gateway.client}>{children}</GatewayProvider>
        </QueryClientProvider>
      </WagmiContext>
    )
  }
}
