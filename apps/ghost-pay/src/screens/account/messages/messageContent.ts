import { type Address, getAddress, isAddress } from 'viem'
import type { MessageData } from '@ghost-pay/safe-account/messages'
import { plainText, type SafeMessageTypedDataInput } from '@ghost-pay/safe-protocol'

/** One value of typed data, and where it stands in it. */
export type ContentRow = {
  /** For example `details › amount`. */
  path: string
  value: string
  /** Where the value is one. */
  address: Address | undefined
}

/** A message as it is shown. */
export type MessageContent =
  | {
      kind: 'text'
      /** With its lines; what cannot be seen is taken out. */
      text: string
      /** How many characters were taken out. */
      hidden: number
      /** The text is longer than what is shown of it. */
      isCut: boolean
      /** Whom the text signs its holder in to, in the form of EIP-4361. */
      signsInTo: string | undefined
    }
  | {
      kind: 'typedData'
      primaryType: string
      /** What it is for, as its author says. */
      domain: readonly ContentRow[]
      rows: readonly ContentRow[]
      /** Values of which the type says nothing: they are not part of what is signed. */
      unsigned: readonly ContentRow[]
      isCut: boolean
    }

/** The longest text that is shown whole, and so can be signed here. */
export const longestText = 100_000
const mostRows = 200
const longestValue = 1000
const deepest = 16

/** Reads a message for a person. What a stranger wrote has neither hidden characters nor an end that pushes others away. */
export function messageContent(message: MessageData): MessageContent {
  if (typeof message === 'string') return textContent(message)
  const into: Collected = { rows: [], unsigned: [], isCut: false }
  const inDomain = domainNames(message)
  const domain: ContentRow[] = []
  for (const [name, value] of Object.entries(message.domain ?? {})) {
    const rows = inDomain.has(name) ? domain : into.unsigned
    rows.push(rowOf(into, shortName(name), value))
  }
  collect({ message, type: message.primaryType, value: message.message, path: '', into })
  const { rows, unsigned } = into
  return {
    kind: 'typedData',
    primaryType: plainText(message.primaryType).slice(0, 80),
    domain: domain.slice(0, mostRows),
    rows: rows.slice(0, mostRows),
    unsigned: unsigned.slice(0, mostRows),
    isCut: into.isCut || [domain, rows, unsigned].some(({ length }) => length > mostRows),
  }
}

/** Keeps lines and tabs; everything else that is not seen goes. */
function textContent(message: string): MessageContent {
  const shown = message
    .slice(0, longestText)
    .replace(/\r\n/g, '\n')
    .replace(/[^\n\t]+/g, (line) => line.replace(invisible, ''))
  const before = message.slice(0, longestText).replace(/\r\n/g, '\n').length
  return {
    kind: 'text',
    text: shown,
    hidden: before - shown.length,
    isCut: message.length > longestText,
    signsInTo:
      /^(?:[a-z][\w+.-]*:\/\/)?([^\s/]{1,100}) wants you to sign in with your Ethereum account:/.exec(
        shown,
      )?.[1],
  }
}

/** As in `plainText`, where lines are kept. */
const invisible = /(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point})+/gu

/** Which values of a domain are hashed: those that its type names, and without one those of EIP-712. */
function domainNames({ types }: SafeMessageTypedDataInput): ReadonlySet<string> {
  return new Set(
    fieldsOf(types, 'EIP712Domain')?.map(({ name }) => name) ?? [
      'name',
      'version',
      'chainId',
      'verifyingContract',
      'salt',
    ],
  )
}

/** An object that is not null can be asked for any key. */
type Named = { name?: unknown; type?: unknown }

/** The fields of a type, in their order; what a server writes among them need be none. */
function fieldsOf(types: object, type: string): { name: string; type: string }[] | undefined {
  const fields: unknown = Object.entries(types).find(([name]) => name === type)?.[1]
  if (!Array.isArray(fields)) return undefined
  return (fields as readonly unknown[]).flatMap((field) => {
    const { name, type } = typeof field === 'object' && field !== null ? (field as Named) : {}
    return typeof name === 'string' && typeof type === 'string' ? [{ name, type }] : []
  })
}

type Place = {
  message: SafeMessageTypedDataInput
  type: string
  value: unknown
  path: string
  into: Collected
  depth?: number
}

/** Rows as they are found, and whether something is not among them. */
type Collected = { rows: ContentRow[]; unsigned: ContentRow[]; isCut: boolean }

/** Goes through the values in the order of their types, as they are hashed. */
function collect({ message, type, value, path, into, depth = 0 }: Place): void {
  if (into.rows.length > mostRows || depth > deepest) {
    into.isCut = true
    return
  }
  const list = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (list !== undefined && Array.isArray(value)) {
    if (value.length === 0) into.rows.push({ path, value: '–', address: undefined })
    value.slice(0, mostRows + 1).forEach((part: unknown, index) => {
      const at = `${path} ${index + 1}`
      collect({ message, type: list, value: part, path: at, into, depth: depth + 1 })
    })
    return
  }
  const fields = fieldsOf(message.types, type)
  if (fields === undefined || typeof value !== 'object' || value === null) {
    into.rows.push(rowOf(into, path, value))
    return
  }
  // An object that is not null can be asked for any key.
  const values = value as Record<string, unknown>
  const below = (name: string) => (path === '' ? shortName(name) : `${path} › ${shortName(name)}`)
  const known = new Set<string>()
  for (const { name, type: fieldType } of fields) {
    known.add(name)
    const part = Object.hasOwn(values, name) ? values[name] : undefined
    collect({ message, type: fieldType, value: part, path: below(name), into, depth: depth + 1 })
  }
  for (const [name, part] of Object.entries(values)) {
    if (!known.has(name)) into.unsigned.push(rowOf(into, below(name), part))
  }
}

const shortName = (name: string): string => plainText(name).slice(0, 60)

function rowOf(into: Collected, path: string, value: unknown): ContentRow {
  const text = typeof value === 'string' ? value : value === undefined ? '–' : JSON.stringify(value)
  const plain = plainText(text)
  const isLong = plain.length > longestValue
  into.isCut ||= isLong
  return {
    path,
    value: isLong ? `${plain.slice(0, longestValue)}…` : plain,
    address:
      typeof value === 'string' && isAddress(value, { strict: false })
        ? getAddress(value)
        : undefined,
  }
}
