import { injected } from 'wagmi'
import { defineWallet, type Wallet } from '@ghost-pay/connect-kit/wallets'

import { createPasskeyProvider, type PasskeyProviderParameters } from './createPasskeyProvider.ts'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#1f2937"/><g fill="none" stroke="#fff" stroke-width="3"><circle cx="15" cy="17" r="6"/><path d="M20 20l11 11m-4-4 3-3m-7-1 3-3"/></g></svg>',
)}`

/** A row in the list of wallets that needs no wallet: the account belongs to a passkey. */
export const passkeyWallet = (parameters: PasskeyProviderParameters): Wallet =>
  defineWallet({
    id: 'passkey',
    name: 'Passkey',
    iconUrl: icon,
    iconBackground: '#1f2937',
    createConnector() {
      const provider = createPasskeyProvider(parameters)
      return injected({ target: { id: 'passkey', name: 'Passkey', provider: () => provider } })
    },
  })
