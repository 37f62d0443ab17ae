import { type Address } from 'viem'

import { fromCell } from '../../format/asCell.ts'
import { readRecipient } from '../recipient/readRecipient.ts'
import type { Person } from './people.ts'

/** A line or an entry of a file that is nobody. */
export type BadContact = {
  /** Its place in the file, counted from 1. */
  place: number
  /** What stands where the address belongs. */
  text: string
  reason: 'address' | 'name'
}

/** What a file of contacts holds. */
export type ReadContacts =
  | { status: 'contacts'; contacts: readonly Person[]; bad: readonly BadContact[] }
  /** Neither a table with a column “address” nor a data file that is known. */
  | { status: 'unreadable' }

/**
 * Reads people from a file: a table (CSV, with a heading that names `address` and `name`, and may name `chainId` and `groups`), or the
 * data file of Safe{Wallet}. The same address on several chains is one person.
 */
export function readContacts(text: string): ReadContacts {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  const rows = trimmed.startsWith('{') ? rowsOfSafeFile(trimmed) : rowsOfTable(trimmed)
  if (rows === undefined) return { status: 'unreadable' }
  const bad: BadContact[] = []
  const contacts = new Map<Address, Person>()
  rows.forEach(({ address: text, name, chainId, groups }, index) => {
    const read = readRecipient(text, () => undefined)
    const place = index + 1
    if (read.status !== 'address') bad.push({ place, text, reason: 'address' })
    else if (name.trim() === '') bad.push({ place, text, reason: 'name' })
    else
      contacts.set(
        read.address,
        joined(contacts.get(read.address), { ...read, name, chainId, groups }),
      )
  })
  return { status: 'contacts', contacts: [...contacts.values()], bad }
}

type Row = { address: string; name: string; chainId: number | undefined; groups: readonly string[] }

/** A further row of somebody adds a chain and groups; one without a chain is for every chain. */
function joined(known: Person | undefined, row: Row & { address: Address }): Person {
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

const row = (address: string, name: unknown, chainId: unknown): Row => ({
  address,
  name: typeof name === 'string' ? name : '',
  chainId: readChainId(String(chainId)),
  groups: [],
})

function rowsOfTable(text: string): Row[] | undefined {
  const [heading = [], ...lines] = cellsOf(text)
  const columns = heading.map((cell) => cell.trim().toLowerCase())
  const at = (name: string) => columns.indexOf(name)
  const [address, name, chainId, groups] = [at('address'), at('name'), at('chainid'), at('groups')]
  if (address === -1 || name === -1) return undefined
  return lines
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => ({
      address: cells[address] ?? '',
      name: fromCell(cells[name] ?? ''),
      chainId: readChainId(cells[chainId] ?? ''),
      groups: fromCell(cells[groups] ?? '')
        .split(';')
        .map((group) => group.trim())
        .filter((group) => group !== ''),
    }))
}

/** The cells of a table, by line; the comma, the semicolon or the tab parts them, whichever the heading has. */
function cellsOf(text: string): string[][] {
  const [heading = ''] = text.split('\n', 1)
  const parting = heading.includes('\t') ? '\t' : heading.includes(',') ? ',' : ';'
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === parting || character === '\n') {
      line.push(cell.replace(/\r$/, ''))
      cell = ''
      if (character === '\n') {
        lines.push(line)
        line = []
      }
    } else cell += character
  }
  return [...lines, [...line, cell.replace(/\r$/, '')]]
}

const readChainId = (text: string): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text.trim()) ? Number(text) : undefined

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
