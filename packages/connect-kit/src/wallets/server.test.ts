import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

import { createKitConfig } from '../connection/createKitConfig.ts'
import { createSignInAdapter } from '../sign-in/SignInAdapter.ts'
import { SignInProvider } from '../sign-in/SignInProvider.tsx'
import { useSignIn } from '../sign-in/useSignIn.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { connectorsForWallets, defaultWallets } from './index.ts'
import { useWalletOptions } from './useWalletOptions.ts'

function Page() {
  const options = useWalletOptions()
  const transactions = useRecentTransactions()
  const { status } = useSignIn()
  return createElement(
    'p',
    null,
    JSON.stringify({ names: options.map(({ name }) => name), transactions, status }),
  )
}

test('on the server the host’s wallets are listed, and nothing of a browser is looked for', () => {
  expect(typeof window).toBe('undefined')
  const config = createKitConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: connectorsForWallets(defaultWallets, { projectId: 'p' }),
  })
  const adapter = createSignInAdapter({
    getNonce: () => Promise.resolve('n0nce123'),
    createMessage: ({ nonce }) => nonce,
    verify: () => Promise.resolve(true),
  })
  const html = renderToString(
    createElement(
      WagmiProvider,
      { config },
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(SignInProvider<string>, { adapter, children: createElement(Page) }),
      ),
    ),
  )
  const shown = JSON.parse(html.replace(/^<p>|<\/p>$/g, '').replaceAll('&quot;', '"')) as unknown
  expect(shown).toEqual({
    names: ['MetaMask', 'Rabby Wallet', 'Rainbow', 'Trust Wallet', 'Ledger', 'WalletConnect'],
    transactions: [],
    status: 'unauthenticated',
  })
})
