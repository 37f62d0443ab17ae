import { type Address, isAddressEqual } from 'viem'
import type { SafeInfo } from '@ghost-pay/gateway-client'

/**
 * Whether an address may sign for an account. Undefined while no wallet is connected or the owners are not known.
 *
 * @param info what the gateway says of the account
 * @param viewer the connected address
 */
export function isOwnerOf(
  info: Pick<SafeInfo, 'owners'> | undefined,
  viewer: Address | undefined,
): boolean | undefined {
  if (viewer === undefined) return undefined
  return info?.owners.some(({ value }) => isAddressEqual(value, viewer))
}
