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
