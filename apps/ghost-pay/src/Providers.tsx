import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import {
  ConnectKitProvider,
  createTheme,
  darkTheme,
  lightTheme,
  SignInProvider,
} from '@ghost-pay/connect-kit'

import { gatewaySignIn } from './data/gatewaySignIn.ts'
import { locale } from './format/locale.ts'
import { queryClient } from './queryClient.ts'
import { wagmiConfig } from './wagmiConfig.ts'

const signIn = gatewaySignIn(async () => (await import('./gateway.ts')).gateway)

/** The kit in the app’s own face (theme/tokens.css). */
const look = { accent: 'spectre', font: 'var(--gp-font)' } as const
const kitTheme = { light: createTheme(lightTheme, look), dark: createTheme(darkTheme, look) }

const appInfo = {
  appName: 'Ghost Pay',
  learnMoreUrl: 'https://ethereum.org/en/wallets/',
  disclaimer: 'Connecting shows this page your address. Nothing is signed by it.',
}

/** The text of behaviour/sign-in#dialog, and that the signature is optional here (behaviour/payments#optional-sign-in). */
const copy = {
  'signIn.text':
    'To finish connecting, you must sign a message in your wallet to verify that you are the owner of this account. Here it is optional: you can pay without it.',
}

/** The wallet connection and its dialogs around whichever route there is. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <SignInProvider adapter={signIn} optional onCancel="stay">
          <ConnectKitProvider theme={kitTheme} appInfo={appInfo} locale={locale} copy={copy}>
            {children}
          </ConnectKitProvider>
        </SignInProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
