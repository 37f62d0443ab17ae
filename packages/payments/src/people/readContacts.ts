import type { Address } from 'viem'

import { meaningsOf } from '../payroll/headingWords.ts'
import { parseTable, type Row as TableRow } from '../payroll/parseTable.ts'
import { readAddressText } from '../payroll/readAddressText.ts'
import { fromCell } from './asCell.ts'
import type { Person } from './people.ts'

/** A line or an entry of a file that is nobody. */
export type BadContact = {
  /** Its place in the file, counted from 1. */
  place: number
  /** What stands where the address belongs. */
  text: string
  /** `quote`: a quote is opened and not closed; `cells`: more cells than headings, as a comma in a name without quotes makes them. */
  reason: 'address' | 'name' | 'chain' | 'quote' | 'cells'
}

/** What a file of contacts holds. */
export type ReadContacts =
  | { status: 'contacts'; contacts: readonly Person[]; bad: readonly BadContact[] }
  /** Neither a table with a column “address” nor a data file that is known. */
  | { status: 'unreadable' }

/**
 * Reads people from a file: a table (CSV, with a heading that names an address and a name, and may name `chainId` and `groups`), or the
 * data file of Safe{Wallet}. The same address on several chains is one person.
 */
export function readContacts(text: string): ReadContacts {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  const rows = trimmed.startsWith('{') ? rowsOfSafeFile(trimmed) : rowsOfTable(trimmed)
  if (rows === undefined) return { status: 'unreadable' }
  const bad: BadContact[] = []
  const contacts = new Map<Address, Person>()
  rows.forEach(({ address: text, name, chainId, groups, fault }, index) => {
    const read = readAddressText(text)
    const place = index + 1
    if (fault !== undefined) bad.push({ place, text: fault.text, reason: fault.reason })
    // An address of one chain is none for all.
    else if (read.status !== 'address' || read.prefix !== undefined)
      bad.push({ place, text, reason: 'address' })
    else if (name.trim() === '') bad.push({ place, text, reason: 'name' })
    else
      contacts.set(
        read.address,
        joined(contacts.get(read.address), { address: read.address, name, chainId, groups }),
      )
  })
  return { status: 'contacts', contacts: [...contacts.values()], bad }
}

type Row = {
  address: string
  name: string
  /** `undefined` for every chain. */
  chainId: number | undefined
  groups: readonly string[]
  /** Why the row is not taken over, whatever stands in it. */
  fault: Pick<BadContact, 'text' | 'reason'> | undefined
}

/** A further row of somebody adds a chain and groups; one without a chain is for every chain. */
function joined(known: Person | undefined, row: Omit<Row, 'fault'> & { address: Address }): Person {
  const chainIds = row.chainId === undefined ? [] : [row.chainId]
  const isEverywhere = known?.chainIds.length === 0 || chainIds.length === 0
  return {
    address: row.address,
    name: known?.name ?? row.name.trim(),
    groups: [...new Set([...(known?.groups ?? []), ...row.groups])],
    chainIds: isEverywhere ? [] : [...new Set([...(known?.chainIds ?? []), ...chainIds])],
  }
}

/** The data file of Safe{Wallet}: an address book by chain (since version 2), or a list as text (version 1). */
function rowsOfSafeFile(text: string): Row[] | undefined {
  const data = field(parse(text), 'data')
  const book = field(data, 'addressBook')
  if (typeof book === 'object' && book !== null) {
    return Object.entries(book).flatMap(([chainId, names]) =>
      Object.entries(Object(names) as Record<string, unknown>).map(([address, name]) =>
        row(address, name, chainId),
      ),
    )
  }
  const list = parse(String(field(data, 'SAFE__addressBook')))
  if (!Array.isArray(list)) return undefined
  return list.map((entry: unknown) =>
    row(String(field(entry, 'address')), field(entry, 'name'), field(entry, 'chainId')),
  )
}

function row(address: string, name: unknown, chainId: unknown): Row {
  const isText = typeof chainId === 'string' || typeof chainId === 'number'
  const chain = readChain(chainId === undefined ? [] : [isText ? String(chainId) : '?'])
  return {
    address,
    name: typeof name === 'string' ? name : '',
    chainId: chain.chainId,
    groups: [],
    fault: chain.fault,
  }
}

/** Rows before the heading in which other programs have their title. */
const mostTitles = 12

function rowsOfTable(text: string): Row[] | undefined {
  const { rows } = parseTable(text)
  for (const [at, { cells }] of rows.slice(0, mostTitles).entries()) {
    const columns = columnsOf(cells)
    if (columns !== undefined) {
      return rows.slice(at + 1).map((row) => rowOfTable(row, columns, cells.length))
    }
  }
  return undefined
}

type ContactColumns = {
  address: number
  name: number
  /** Columns with a chain: its name may stand beside its number. */
  chains: readonly number[]
  groups?: number
}

/** Which column has what, by the headings; undefined where these do not say it of exactly one. */
function columnsOf(headings: readonly string[]): ContactColumns | undefined {
  const titles = headings.map((title) => title.trim().toLowerCase())
  const find = (exact: readonly string[], is: (title: string) => boolean = () => false) => {
    const named = titles.flatMap((title, at) => (exact.includes(title) ? [at] : []))
    const alike = named.length > 0 ? named : titles.flatMap((title, at) => (is(title) ? [at] : []))
    return alike.length === 1 ? alike[0] : undefined
  }
  const address = find(['address'], (title) => meaningsOf(title).has('address'))
  const name = find(
    ['name'],
    (title) => meaningsOf(title).has('name') && !meaningsOf(title).has('address'),
  )
  if (address === undefined || name === undefined) return undefined
  const chains = titles.flatMap((title, at) =>
    at !== address && at !== name && meaningsOf(title).has('chain') ? [at] : [],
  )
  const groups = find(['groups', 'group'])
  return {
    address,
    name,
    chains,
    ...(groups !== undefined && { groups }),
  }
}

function rowOfTable(row: TableRow, columns: ContactColumns, width: number): Row {
  const cell = (column: number | undefined) =>
    column === undefined ? '' : (row.cells[column] ?? '')
  const chain = readChain(columns.chains.map(cell))
  return {
    address: cell(columns.address),
    name: fromCell(cell(columns.name)),
    chainId: chain.chainId,
    groups: fromCell(cell(columns.groups))
      .split(';')
      .map((group) => group.trim())
      .filter((group) => group !== ''),
    fault:
      row.fault !== undefined
        ? { reason: 'quote', text: cell(columns.address) }
        : row.cells.slice(width).some((one) => one !== '')
          ? { reason: 'cells', text: row.cells.join(', ') }
          : chain.fault,
  }
}

/** The chain that cells of one row name. One that cannot be read never makes an address good on every chain. */
function readChain(cells: readonly string[]): Pick<Row, 'chainId' | 'fault'> {
  const written = cells.filter((cell) => cell.trim() !== '')
  const read = new Set(written.map(readChainId).filter((id) => id !== undefined))
  const [chainId] = read
  return read.size === 1 || written.length === 0
    ? { chainId, fault: undefined }
    : { chainId: undefined, fault: { reason: 'chain', text: written.join(', ') } }
}

/** A chain by its number, as `137`, `0x89` or `eip155:137`. */
function readChainId(text: string): number | undefined {
  const digits = text.trim().replace(/^eip155:/i, '')
  return /^(?:[1-9]\d{0,14}|0x[1-9a-f][0-9a-f]{0,11})$/i.test(digits) ? Number(digits) : undefined
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
