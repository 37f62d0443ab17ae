import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import {
  ConnectKitProvider,
  darkTheme,
  lightTheme,
  SignInProvider,
  type Theme,
} from '@ghost-pay/connect-kit'

import { env } from './env.ts'
import { region } from './format/region.ts'
import { gatewaySignIn } from './gateway/gatewaySignIn.ts'
import { text } from './pageCopy.ts'
import { queryClient } from './queryClient.ts'
import { wagmiConfig } from './wagmiConfig.ts'

// A session is the hosted gateway's, also while the page goes on without it: signing out has to reach it.
const signIn = gatewaySignIn(async () => (await import('./gateway.ts')).hostedGateway)

/** The kit in the app’s own face and colours (theme/tokens.css). */
const inOwnFace = (theme: Theme): Theme => ({
  ...theme,
  color: {
    ...theme.color,
    accent: 'var(--gp-accent)',
    accentText: 'var(--gp-on-accent)',
    border: 'var(--gp-line)',
    warning: 'var(--gp-warning)',
    done: 'var(--gp-done)',
    error: 'var(--gp-stop)',
    surface: 'var(--gp-raised)',
    surfaceLow: 'var(--gp-paper)',
    text: 'var(--gp-ink)',
    textSecondary: 'var(--gp-ink-soft)',
  },
  font: { body: 'var(--gp-font)', mono: 'var(--gp-mono)' },
  radius: {
    ...theme.radius,
    button: 'var(--gp-radius-control)',
    control: 'var(--gp-radius-control)',
  },
})
const kitTheme = { light: inOwnFace(lightTheme), dark: inOwnFace(darkTheme) }

const appInfo = {
  appName: 'Ghost Pay',
  learnMoreUrl: 'https://ethereum.org/en/wallets/',
  disclaimer: (env.devnetRpcUrl === undefined
    ? (['page.disclaimer'] as const)
    : (['page.demoOwners', 'page.disclaimer'] as const)
  )
    .map((key) => text(key))
    .join(' '),
}
const copy = { 'signIn.text': text('page.signIn') }

/** The wallet connection and its dialogs around whichever route there is. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <SignInProvider adapter={signIn} optional onCancel="stay">
          <ConnectKitProvider
            theme={kitTheme}
            appInfo={appInfo}
            locale={region}
            copy={copy}
            // Whoever comes by a link waits for the page that it names: the dialogs are fetched when a pointer or the focus comes near.
            prepare="intent"
          >
            {children}
          </ConnectKitProvider>
        </SignInProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
