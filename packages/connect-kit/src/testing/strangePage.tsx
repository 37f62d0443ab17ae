import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { custom } from 'viem'
import { WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { createKitConfig } from '../connection/createKitConfig.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import { rainbow } from '../wallets/definitions/rainbow.ts'

import '../styles.css'

const queryClient = new QueryClient()
const node = custom({ request: () => Promise.resolve('0x') })

/** A config that remembers in the browser what there is to remember. */
const createConfig = (storageKey: string) =>
  createKitConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: node },
    connectors: connectorsForWallets([{ groupName: 'Ours', wallets: [rainbow] }], {
      appName: 'Shop',
      projectId: 'strange',
    }),
    storageKey,
  })

type AppProps = { name: string; config: ReturnType<typeof createConfig> }

function App({ name, config }: AppProps) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>
          <section aria-label={name}>
            <ConnectButton />
          </section>
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

/** One app, or those that the page names. */
const apps = (document.documentElement.dataset['apps'] ?? 'shop')
  .split(' ')
  .map((name) => ({ name, config: createConfig(name) }))

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    {apps.map((app) => (
      <App key={app.name} {...app} />
    ))}
  </StrictMode>,
)
