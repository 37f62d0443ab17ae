import { type Address, isAddressEqual } from 'viem'

/** The number of a collectible where it is one: decimal digits of at most 32 bytes; undefined for any other text. */
export function collectibleNumber(id: string): bigint | undefined {
  if (!/^\d{1,78}$/.test(id)) return undefined
  const number = BigInt(id)
  return number < 2n ** 256n ? number : undefined
}

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
