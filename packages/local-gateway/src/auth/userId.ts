import { type Address, hexToNumber, slice } from 'viem'

/** The user id of an address. Derived from the address, so it stays the same without a list of users. */
export function userIdOf(address: Address): number {
  return hexToNumber(slice(address, 0, 4))
}
