import { type Address, isAddress, isAddressEqual } from 'viem'

/**
 * Whether two values are the same address, whatever their capitals. What a wallet or a server sends may be no address at all;
 * then it is the same as none.
 */
export function isSameAddress(one: unknown, other: unknown): boolean {
  return isAnyAddress(one) && isAnyAddress(other) && isAddressEqual(one, other)
}

function isAnyAddress(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value, { strict: false })
}
