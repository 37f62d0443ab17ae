import {
  ConnectButton,
  ConnectKitProvider,
  createTheme,
  darkTheme,
  lightTheme,
  useConnectModal,
} from '@ghost-pay/connect-kit'
import '@ghost-pay/connect-kit/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'

import { config } from './wagmi'

const queryClient = new QueryClient()

export function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider
          modalSize="compact"
          initialChain={1}
          appInfo={{ appName: 'Oxbow Ceramics', learnMoreUrl: 'https://oxbow.example/wallets' }}
          theme={{
            light: createTheme(lightTheme, { accent: '#7b3f00', radius: 'small' }),
            dark: darkTheme,
          }}
        >
          <header>
            <ConnectButton
              label="Sign in"
              accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
              chainStatus="icon"
              showBalance={false}
            />
          </header>
          <Basket />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Basket() {
  const { open: openConnectModal, isOpen: connectModalOpen } = useConnectModal()
  return (
    <button type="button" disabled={connectModalOpen} onClick={openConnectModal}>
      Pay with a wallet
    </button>
  )
}
