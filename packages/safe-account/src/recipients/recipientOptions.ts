import { type Address, isAddressEqual } from 'viem'

import type { PaidPayment } from '../history/readPayees.ts'

/** Somebody who can be chosen to be paid. */
export type RecipientOption = {
  address: Address
  /** What they are called; undefined for somebody who was paid and has no name. */
  name: string | undefined
  /** Milliseconds since 1970; undefined when no payment to them is known. */
  lastPaid: number | undefined
}

/** More are found by typing. */
const mostOptions = 50

/**
 * Everybody whom an account may want to pay, those paid last first, then by name.
 *
 * @param payments what the account has paid, the newest first
 */
export function recipientOptions(
  people: ReadonlyMap<Address, string>,
  payments: readonly PaidPayment[],
  own: Address,
): RecipientOption[] {
  const lastPaid = new Map<Address, number>()
  for (const { to, at } of payments) if (!lastPaid.has(to)) lastPaid.set(to, at)
  return [...new Set([...lastPaid.keys(), ...people.keys()])]
    .filter((address) => !isAddressEqual(address, own))
    .map((address) => ({ address, name: people.get(address), lastPaid: lastPaid.get(address) }))
    .sort(
      (a, b) =>
        (b.lastPaid ?? 0) - (a.lastPaid ?? 0) || (a.name ?? '~').localeCompare(b.name ?? '~'),
    )
}

/** Those whose name or address has what was typed in it, wherever; all for nothing. */
export function matchingOptions(
  options: readonly RecipientOption[],
  typed: string,
): readonly RecipientOption[] {
  const wanted = typed.trim().toLocaleLowerCase()
  return options
    .filter(
      ({ address, name }) =>
        name?.toLocaleLowerCase().includes(wanted) === true ||
        address.toLowerCase().includes(wanted),
    )
    .slice(0, mostOptions)
}
