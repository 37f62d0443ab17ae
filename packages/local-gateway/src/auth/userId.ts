import { type Address, hexToNumber, slice } from 'viem'

/** A number for whoever signs with an address: the same on every start, without keeping a list of users. */
export function userIdOf(address: Address): number {
  return hexToNumber(slice(address, 0, 4))
}
