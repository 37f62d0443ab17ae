import type { Address } from 'viem'

/**
 * An address in groups of four, the way it is compared with a device: `0x` stands with the first group.
 *
 * @param address checksummed address
 */
export function groupAddress(address: Address): string[] {
  const groups = address.slice(2).match(/.{1,4}/g) ?? []
  return groups.map((group, index) => (index === 0 ? `0x${group}` : group))
}
