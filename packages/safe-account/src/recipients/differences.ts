import type { Address } from 'viem'

/**
 * Which of the forty characters of an address are others than those of another.
 *
 * @returns one for each character behind `0x`
 */
export function differences(address: Address, other: Address): boolean[] {
  const [a, b] = [address.slice(2).toLowerCase(), other.slice(2).toLowerCase()]
  return [...a].map((character, index) => character !== b[index])
}
