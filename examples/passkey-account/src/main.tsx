import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Address, createPublicClient, http } from 'viem'
import { foundry } from 'viem/chains'
import { generateSiweNonce, verifySiweMessage } from 'viem/siwe'
import { accountCode } from 'virtual:account-code'
import { WagmiProvider } from 'wagmi'
import {
  ConnectButton,
  ConnectKitProvider,
  createKitConfig,
  createSiweAdapter,
  SignInProvider,
} from '@ghost-pay/connect-kit'
import { connectorsForWallets, metaMask, rabby } from '@ghost-pay/connect-kit/wallets'

import { Account } from './Account.tsx'
import { passkeyWallet } from './passkeyWallet.ts'

import '@ghost-pay/connect-kit/styles.css'

// vite.config.ts answers both from the chain that it starts.
const { chainId, factory } = (await (await fetch('/chain.json')).json()) as {
  chainId: number
  factory: Address
}
const rpcUrl = `${location.origin}/rpc`

const passkey = passkeyWallet({ code: accountCode, factory, chainId, rpcUrl })
const chain = { ...foundry, id: chainId }
const config = createKitConfig({
  chains: [chain],
  transports: { [chainId]: http(rpcUrl) },
  connectors: connectorsForWallets([
    { groupName: 'No wallet needed', wallets: [passkey] },
    { groupName: 'Popular', wallets: [metaMask, rabby] },
  ]),
})

/** A page that has a server lets the server do this: docs/sign-in.md of connect-kit. */
const client = createPublicClient({ chain, transport: http(rpcUrl) })
const nonces = new Set<string>()
const adapter = createSiweAdapter({
  getNonce() {
    const nonce = generateSiweNonce()
    nonces.add(nonce)
    return Promise.resolve(nonce)
  },
  async verify({ message, signature }) {
    const [nonce] = nonces
    nonces.clear()
    if (nonce === undefined) return false
    return verifySiweMessage(client, { message, signature, nonce, domain: location.host })
  },
})

const queryClient = new QueryClient()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <SignInProvider adapter={adapter}>
          <ConnectKitProvider>
            <ConnectButton />
            <Account />
          </ConnectKitProvider>
        </SignInProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
