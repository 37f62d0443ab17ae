'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitProvider, createKitConfig, midnightTheme } from '@ghost-pay/connect-kit'
import { connectorsForWallets, defaultWallets } from '@ghost-pay/connect-kit/wallets'
import '@ghost-pay/connect-kit/styles.css'
import type { ReactNode } from 'react'
import { http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createKitConfig({
  chains: [mainnet],
  transports: { [mainnet.id]: http('https://mainnet.example/rpc') },
  connectors: connectorsForWallets(defaultWallets, {
    projectId: '0123456789abcdef0123456789abcdef',
    appName: 'Oxbow Ceramics',
    appUrl: 'https://oxbow.example',
  }),
})

const queryClient = new QueryClient()

export const Web3Provider = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <ConnectKitProvider theme={midnightTheme} initialChain={mainnet.id}>
        {children}
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
