import type { SafeInfo } from '@ghost-pay/gateway-client'
import { createContext, useContext } from 'react'
import type { Address } from 'viem'
import type { Chain } from 'wagmi/chains'

/** The shared account whose screens are open, and who looks at it. */
export type SharedAccount = {
  chainId: number
  address: Address
  /** Where its screens are, for example `/a/eth:0x…`. */
  path: string
  chain: Chain
  /** What the gateway says of it; undefined while it has not answered. */
  info: SafeInfo | undefined
  /** The connected address. */
  viewer: Address | undefined
  /** Whether the viewer may sign. Undefined while nobody is connected or the owners are not known. */
  isOwner: boolean | undefined
}

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
