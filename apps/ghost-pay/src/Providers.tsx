import {
  ConnectKitProvider,
  createTheme,
  darkTheme,
  lightTheme,
  SignInProvider,
} from '@ghost-pay/connect-kit'
import { createGatewayClient } from '@ghost-pay/gateway-client'
import { GatewayProvider } from '@ghost-pay/gateway-client/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'

import { gatewaySignIn } from './data/gatewaySignIn.ts'
import { env } from './env.ts'
import { queryClient } from './queryClient.ts'
import { wagmiConfig } from './wagmiConfig.ts'

const gateway = createGatewayClient({ baseUrl: env.gatewayUrl })
const signIn = gatewaySignIn(gateway)

const kitTheme = {
  light: createTheme(lightTheme, { accent: 'spectre' }),
  dark: createTheme(darkTheme, { accent: 'spectre' }),
}

/** The wallet connection and its dialogs around whichever route there is. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <GatewayProvider client={gateway}>
          <SignInProvider adapter={signIn} optional onCancel="stay">
            <ConnectKitProvider theme={kitTheme} appInfo={{ appName: 'Ghost Pay' }}>
              {children}
            </ConnectKitProvider>
          </SignInProvider>
        </GatewayProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
