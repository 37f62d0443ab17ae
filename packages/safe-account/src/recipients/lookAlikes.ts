import { type Address, isAddressEqual } from 'viem'

import { differences } from './differences.ts'

/** An address that the payer knows, and how well: one with a name or an owner, or only one that was paid before. */
export type KnownAddress = { address: Address; isNamed: boolean }

/**
 * Known addresses that a person could take for this one: another address whose first four or last four characters are
 * the same, the most alike first. Poisoned histories rely on just that. An address that is known only because it was paid before
 * is still compared with those that have a name: it may have been paid by mistake.
 */
export function lookAlikes(address: Address, known: readonly KnownAddress[]): Address[] {
  const own = known.filter((other) => isAddressEqual(other.address, address))
  if (own.some(({ isNamed }) => isNamed)) return []
  const compared = own.length > 0 ? known.filter(({ isNamed }) => isNamed) : known
  const alike = compared.flatMap((other) =>
    isAlike(address, other.address) && !isAddressEqual(address, other.address)
      ? [other.address]
      : [],
  )
  return [...new Set(alike)].sort((a, b) => likeness(b, address) - likeness(a, address))
}

function isAlike(one: Address, other: Address): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.slice(2, 6) === b.slice(2, 6) || a.slice(-4) === b.slice(-4)
}

/** How many characters stand the same at the beginning and at the end. */
function likeness(one: Address, other: Address): number {
  const differs = differences(one, other)
  const first = differs.indexOf(true)
  return first === -1 ? differs.length : first + differs.length - 1 - differs.lastIndexOf(true)
}
