import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { mainnet, sepolia } from '@ghost-pay/chains'
import { ConnectButton, ConnectKitProvider, createKitConfig } from '@ghost-pay/connect-kit'
import { connectorsForWallets, metaMask, rabby, rainbow } from '@ghost-pay/connect-kit/wallets'
import { withMarks } from '@ghost-pay/wallet-marks'

import '@ghost-pay/connect-kit/styles.css'

const config = createKitConfig({
  chains: [mainnet, sepolia],
  connectors: connectorsForWallets(
    withMarks([{ groupName: 'Popular', wallets: [metaMask, rabby, rainbow] }]),
  ),
})
const queryClient = new QueryClient()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>
          <ConnectButton />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
