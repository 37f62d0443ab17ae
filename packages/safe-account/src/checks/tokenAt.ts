import { type Address, isAddressEqual } from 'viem'
import type { KnownToken } from '@ghost-pay/safe-protocol'

/** The token of an address among those that were read from the chain; undefined where it is none of them. */
export const tokenAt = <token extends Pick<KnownToken, 'address'>>(
  tokens: readonly token[],
  address: Address,
): token | undefined =>
  // A token is read from the chain by its address.
  tokens.find((token) => isAddressEqual(token.address as Address, address))
