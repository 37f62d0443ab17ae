import { type PayrollLine, readAddressText } from '@ghost-pay/payments/payroll'

import type { PayrollEdits } from './payrollDraft.ts'

/** Whom a line names, and the address that was chosen for it. */
export type FoundPayee = { line: number; name: string; address: string }

/** Types the address of a line again. Whoever a name stood for before is not meant any more. */
export function withAddress(edits: PayrollEdits, line: number, address: string): PayrollEdits {
  const others = Object.entries(edits.found ?? {}).filter(([found]) => found !== String(line))
  return {
    ...edits,
    addresses: { ...edits.addresses, [line]: address.trim() },
    found: others.length === 0 ? undefined : Object.fromEntries(others),
  }
}

/** Pays the addresses that the chain has said for names: what was shown is kept, whatever the names stand for later. */
export const withFound = (edits: PayrollEdits, payees: readonly FoundPayee[]): PayrollEdits => ({
  ...edits,
  addresses: {
    ...edits.addresses,
    ...Object.fromEntries(payees.map(({ line, address }) => [line, address])),
  },
  found: {
    ...edits.found,
    ...Object.fromEntries(payees.map(({ line, name }) => [line, name])),
  },
})

/** Without the addresses that names stood for: who is paid another time is asked for again. */
export function withoutFound({ found = {}, ...edits }: PayrollEdits): PayrollEdits {
  const addresses = Object.entries(edits.addresses).filter(([line]) => found[line] === undefined)
  return { ...edits, addresses: Object.fromEntries(addresses) }
}

/** A row with what was changed about its address; who was found by a name, and has no other, is called by it. */
export function withChosenAddress<row extends Pick<PayrollLine['typed'], 'name' | 'address'>>(
  row: row & { line: number },
  { addresses, found }: Pick<PayrollEdits, 'addresses' | 'found'>,
): row & { line: number } {
  const address = addresses[row.line]
  if (address === undefined) return row
  const called = row.name === '' ? found?.[row.line] : undefined
  const isFound = called !== undefined && readAddressText(address).status === 'address'
  return { ...row, address, ...(isFound && { name: called }) }
}
