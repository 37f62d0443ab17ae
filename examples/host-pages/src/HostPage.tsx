import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { ConnectButton, ConnectKitProvider } from '@ghost-pay/connect-kit'
import { announceTestWallets, type Personality } from '@ghost-pay/test-wallet'

import { createVisit } from './createVisit.ts'
import type { Host } from './hosts/Host.ts'

import '@ghost-pay/connect-kit/styles.css'

type HostPageProps = { Host: Host; personality?: Personality | undefined }

/** A shop whose dialog is made by another library, with the connect button inside of it. */
export function HostPage({ Host, personality }: HostPageProps) {
  const [{ config, queryClient, wallets }] = useState(() => createVisit(personality))
  useEffect(() => announceTestWallets(wallets), [wallets])
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>
          <main style={{ minHeight: 1600 }}>
            <h1>Shop</h1>
            <Host>
              <ConnectButton />
            </Host>
          </main>
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
