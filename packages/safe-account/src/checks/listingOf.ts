import { type Address, isAddressEqual } from 'viem'

import type { ListedAccount } from '../chain/readAccounts.ts'

/** Why an account of the gateway's list stands where it stands. */
export type Listing =
  /** The chain names the viewer among the owners. */
  | 'own'
  /** The chain names other owners. */
  | 'foreign'
  /** The chain has no account at this address. */
  | 'none'
  /** The node did not answer. */
  | 'unchecked'

/**
 * Whether the viewer owns an account that a gateway lists as theirs. The gateway's word alone never makes it so.
 *
 * @param onChain what the chain says; undefined while, or because, the node has not answered
 * @param viewer the connected address
 */
export function listingOf(onChain: ListedAccount | undefined, viewer: Address): Listing {
  if (onChain === undefined) return 'unchecked'
  if (onChain.status === 'none') return 'none'
  return onChain.owners.some((owner) => isAddressEqual(owner, viewer)) ? 'own' : 'foreign'
}
