import { type Address, isAddressEqual } from 'viem'

/**
 * Known addresses that a person could take for this one: another address whose first four or last four characters are
 * the same. Poisoned histories rely on just that.
 */
export function lookAlikes(address: Address, known: readonly Address[]): Address[] {
  if (known.some((other) => isAddressEqual(other, address))) return []
  const head = address.slice(2, 6).toLowerCase()
  const tail = address.slice(-4).toLowerCase()
  return known.filter((other) => {
    const lower = other.toLowerCase()
    return lower.slice(2, 6) === head || lower.slice(-4) === tail
  })
}
