import { asCell } from './asCell.ts'
import type { Person } from './people.ts'

/** People as a table (CSV) that {@link readContacts} and spreadsheets read: one line for each chain that an address is for. */
export function formatContactsTable(people: readonly Person[]): string {
  const lines = people.flatMap(({ address, name, groups, chainIds }) =>
    (chainIds.length === 0 ? [''] : chainIds).map((chainId) =>
      [address, name, String(chainId), groups.join(';')].map(cell).join(','),
    ),
  )
  return ['address,name,chainId,groups', ...lines].join('\r\n') + '\r\n'
}

/**
 * People as the data file of Safe{Wallet}, which knows an address only on a chain and knows no groups.
 *
 * @param chainId where those are written whose address is for every chain
 */
export function formatSafeFile(people: readonly Person[], chainId: number): string {
  const addressBook: Record<string, Record<string, string>> = {}
  for (const person of people) {
    for (const id of person.chainIds.length === 0 ? [chainId] : person.chainIds) {
      addressBook[id] = { ...addressBook[id], [person.address]: person.name }
    }
  }
  return JSON.stringify({ version: '3.0', data: { addressBook } }, null, 2)
}

/** A cell that parts and quotes do not break, and that no spreadsheet runs as a formula. */
function cell(text: string): string {
  const guarded = asCell(text)
  return /[",\r\n\t;]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
