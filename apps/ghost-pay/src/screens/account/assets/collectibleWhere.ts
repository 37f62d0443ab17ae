import { type Address, isAddressEqual } from 'viem'

/** Where a collectible is, by its own collection. */
export type CollectibleWhere =
  /** It belongs to the account. */
  | 'here'
  /** It belongs to another address, or to none. */
  | 'elsewhere'
  /** The chain is being asked. */
  | 'asking'
  /** The node did not answer, or the gateway's number is none. */
  | 'unknown'

/**
 * Whose a collectible is.
 *
 * @param owner as its collection says; null where it names nobody, undefined where it has not been asked
 */
export function collectibleWhere(
  owner: Address | null | undefined,
  account: Address,
  isAsking: boolean,
): CollectibleWhere {
  if (owner === undefined) return isAsking ? 'asking' : 'unknown'
  return owner !== null && isAddressEqual(owner, account) ? 'here' : 'elsewhere'
}
