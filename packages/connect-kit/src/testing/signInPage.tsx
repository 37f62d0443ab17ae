import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { type Address, recoverMessageAddress } from 'viem'
import { generateSiweNonce, parseSiweMessage } from 'viem/siwe'
import { expect, vi } from 'vitest'
import { type Config, createConfig, createStorage, http, WagmiProvider } from 'wagmi'
import { foundry } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'
import { createTestWallet } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { createSiweAdapter } from '../sign-in/createSiweAdapter.ts'
import { SignInProvider, type SignInProviderProps } from '../sign-in/SignInProvider.tsx'
import { useSignIn } from '../sign-in/useSignIn.ts'
import { memoryStorage } from './memoryStorage.ts'

/** Private keys that hold nothing. */
export const keys = [1, 2].map((key) => `0x${String(key).padStart(64, '0')}` as const)

/** A server that keeps one session and takes each nonce once. */
export function createServer() {
  const nonces = new Set<string>()
  const server = {
    session: null as { address: Address } | null,
    failNonce: 0,
    refuse: 0,
    getNonce: vi.fn(() => {
      if (server.failNonce > 0) {
        server.failNonce -= 1
        return Promise.reject(new Error('503'))
      }
      const nonce = generateSiweNonce()
      nonces.add(nonce)
      return Promise.resolve(nonce)
    }),
    async verify({ message, signature }: { message: string; signature: `0x${string}` }) {
      const { nonce, address } = parseSiweMessage(message)
      if (server.refuse > 0) {
        server.refuse -= 1
        return false
      }
      if (nonce === undefined || address === undefined || !nonces.delete(nonce)) return false
      if ((await recoverMessageAddress({ message, signature })) !== address) return false
      server.session = { address }
      return true
    },
    signOut: vi.fn(() => {
      server.session = null
    }),
    getSession: () => Promise.resolve(server.session),
  }
  return server
}

/** A server of a test. */
export type Server = ReturnType<typeof createServer>

/** What a page with a sign-in is made of: a wallet with two accounts, a config and a server. */
export function createPage(server = createServer()) {
  const wallet = createTestWallet({
    name: 'Harbour',
    accounts: keys,
    chains: [{ id: foundry.id }, { id: 31338 }],
  })
  const config = createConfig({
    chains: [foundry, { ...foundry, id: 31338, name: 'Second' }],
    transports: { [foundry.id]: http('http://127.0.0.1:1'), 31338: http('http://127.0.0.1:1') },
    connectors: [
      injected({ target: { id: 'harbour', name: 'Harbour', provider: wallet.provider as never } }),
    ],
    multiInjectedProviderDiscovery: false,
    ssr: true,
    storage: createStorage({ storage: memoryStorage() }),
  })
  return { config, server, wallet }
}

/** Shows a page that asks for a signature, with one adapter as long as it is there. */
export function show(
  { config, server }: { config: Config; server: Server },
  props: Partial<SignInProviderProps<string>> = {},
  queryClient?: QueryClient,
) {
  const adapter = createSiweAdapter(server)
  showInside(
    config,
    (children) => (
      <SignInProvider adapter={adapter} {...props}>
        {children}
      </SignInProvider>
    ),
    queryClient,
  )
}

/** Shows a page inside a sign-in of the test. */
export function showInside(
  config: Config,
  signIn: (children: ReactNode) => ReactNode,
  queryClient = new QueryClient(),
) {
  return render(
    <StrictMode>
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={queryClient}>
          {signIn(
            <ConnectKitProvider>
              <ConnectButton />
              <Status />
            </ConnectKitProvider>,
          )}
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
}

function Status() {
  const { status, open, signOut } = useSignIn()
  return (
    <p>
      <output>{status}</output>
      <button type="button" onClick={open}>
        Sign in
      </button>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </p>
  )
}

/** The wallet of the page. */
export const connector = (config: Config) => {
  const [first] = config.connectors
  if (!first) throw new Error('There is no connector.')
  return first
}

/** The sign-in dialog, once it is there. */
export async function theDialog() {
  return within(await screen.findByRole('dialog', { name: 'Verify your account' }))
}

/** Presses the button that opens it. */
export async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  return theDialog()
}

/** Waits for the server's yes. */
export const signedIn = () => waitFor(() => expect(screen.getByText('authenticated')).toBeTruthy())
