import { createContext, useContext } from 'react'
import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import type { SafeInfo } from '@ghost-pay/gateway-client'
import type { AccountFacts } from '@ghost-pay/safe-account'
import type { ViewerRole } from '@ghost-pay/safe-account/queue'

/** The shared account whose screens are open, and who looks at it. */
export type SharedAccount = {
  chainId: number
  address: Address
  /** Where its screens are, for example `/a/eth:0x…`. */
  path: string
  chain: Chain
  /** What is known of it: the chain's owners, threshold, nonce and version, the gateway's words for the rest. */
  info: SafeInfo | undefined
  /** What the chain says; undefined while, or because, the node has not answered. */
  onChain: AccountFacts | undefined
  /** False when the gateway says that it does not know this account: then it is read from the chain alone. */
  isListed: boolean
  /** In what the gateway contradicts the chain. */
  disputed: readonly ('owners' | 'threshold')[]
  /** The connected address. */
  viewer: Address | undefined
  /** Who the viewer is to the account: an owner may sign. */
  role: ViewerRole
}

/** Carries the account that is open to its screens; `undefined` outside of them. */
export const SharedAccountContext = createContext<SharedAccount | undefined>(undefined)

/** The shared account whose screens are open. */
export function useSharedAccount(): SharedAccount {
  const account = useContext(SharedAccountContext)
  if (account === undefined) {
    throw new Error(
      'useSharedAccount needs AccountLayout above it: route the screen under /a/:account.',
    )
  }
  return account
}
