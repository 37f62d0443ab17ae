import { type Address, type Hash, isAddress, isHash } from 'viem'

import type { DecimalSign } from '../payroll/amountText.ts'
import { type ColumnMapping, readColumnMapping } from './columnMapping.ts'

/** The lines that a transaction pays, which was signed: they are not to be paid again (behaviour/payroll#end). */
export type SignedBatch = {
  safeTxHash: Hash
  /** By their number in the text. */
  lines: readonly number[]
}

/** Who is paid, as their line names them. */
export type NamedPayee = { address: Address; name: string }

/** What a person has changed about lines that were pasted. Lines go by their number in the text. */
export type PayrollEdits = {
  /** What was said about the columns. */
  mapping?: ColumnMapping | undefined
  /** The token that pays an amount in another currency, by the currency in lower case: its address, empty for the chain's own. */
  paidIn?: Readonly<Record<string, string>> | undefined
  /** Whether a network, as it was written in lower case, is the one of the account. */
  isOwnChain?: Readonly<Record<string, boolean>> | undefined
  /** Whether lines that say that they are not to be paid are paid, by what they say in lower case. */
  isMeant?: Readonly<Record<string, boolean>> | undefined
  decimalSign?: DecimalSign | undefined
  /** The amounts are paid as they stand, though their heading says cents or thousands. */
  areAmountsWhole?: true | undefined
  /** Address of the token that lines without one are paid with; empty for the chain's own currency; absent while it is asked, or the account has one token. */
  token?: string | undefined
  dropped: readonly number[]
  /** Payees whose address was compared, by `payeeKey`: that it is new, or looks like another, is not told again. */
  looked: readonly string[]
  /** What was said to be meant: the kind of what was told, its lines, and whom they paid then. */
  answered: readonly string[]
  /** Addresses that were corrected, by line. */
  addresses: Readonly<Record<string, string>>
  /** The names by which the chain was asked for some of these addresses, by line. */
  found?: Readonly<Record<string, string>> | undefined
  /** What the payroll is called; absent for the month. */
  title?: string | undefined
  /** Whether each line's memo is to stand in its bytes. */
  isBound?: boolean | undefined
  /** Nobody signs on a device, which takes only so much at once. */
  isLarge?: boolean | undefined
  /** Ids of the batches that were opened for review. */
  opened: readonly string[]
  /** The lines that each draft of the review pays, by its id. */
  reviews: Readonly<Record<string, readonly number[]>>
  /** The names of the lines go to People once these are signed. */
  keepsNames?: boolean | undefined
  /** Whose names go to People when a draft of the review is signed, by its id. */
  names?: Readonly<Record<string, readonly NamedPayee[]>> | undefined
  /** What was signed of it. */
  signed: readonly SignedBatch[]
}

/** Pasted lines and what was changed about them. */
export type PayrollDraft = { text: string; edits: PayrollEdits }

/** Nothing is decided yet about any line. */
export const noEdits: PayrollEdits = {
  dropped: [],
  looked: [],
  answered: [],
  addresses: {},
  opened: [],
  reviews: {},
  signed: [],
}

/** A payroll of which nothing is typed yet. */
const emptyPayroll: PayrollDraft = { text: '', edits: noEdits }

/** Reads the payroll of an account from what this browser has kept. What is damaged is no payroll. */
export function readPayrollDraft(stored: string | null, account: string): PayrollDraft {
  try {
    // Whatever is not as we wrote it is refused below, or throws.
    const draft = keptIn(stored)[account] as Record<keyof PayrollDraft, unknown> | undefined
    if (draft === undefined || typeof draft.text !== 'string') return emptyPayroll
    return {
      text: draft.text,
      edits: readEdits(draft.edits as Record<keyof PayrollEdits, unknown>),
    }
  } catch {
    return emptyPayroll
  }
}

function readEdits(stored: Record<keyof PayrollEdits, unknown>): PayrollEdits {
  const { decimalSign, areAmountsWhole, token, addresses, isBound, isLarge, title } = stored
  const mapping = readColumnMapping(stored.mapping)
  const paidIn = textsOf(stored.paidIn)
  const isOwnChain = answersOf(stored.isOwnChain)
  const isMeant = answersOf(stored.isMeant)
  const found = textsOf(stored.found)
  return {
    ...(mapping !== undefined && { mapping }),
    ...(Object.keys(paidIn).length > 0 && { paidIn }),
    ...(Object.keys(isOwnChain).length > 0 && { isOwnChain }),
    ...(Object.keys(isMeant).length > 0 && { isMeant }),
    ...(Object.keys(found).length > 0 && { found }),
    ...((decimalSign === '.' || decimalSign === ',') && { decimalSign }),
    ...(areAmountsWhole === true && { areAmountsWhole }),
    ...(typeof token === 'string' && { token }),
    ...(isBound === true && { isBound }),
    ...(isLarge === true && { isLarge }),
    ...(typeof title === 'string' && { title }),
    ...(stored.keepsNames === true && { keepsNames: true }),
    ...(stored.names !== undefined && { names: namesOf(stored.names) }),
    dropped: listOf(stored.dropped, isNumber),
    looked: listOf(stored.looked, isText),
    answered: listOf(stored.answered, isText),
    opened: listOf(stored.opened, isText),
    reviews: Object.fromEntries(
      Object.entries(stored.reviews ?? {}).map(([id, lines]) => [id, listOf(lines, isNumber)]),
    ),
    signed: listOf(stored.signed, isSigned),
    addresses: textsOf(addresses),
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isSigned = (value: unknown): value is SignedBatch => {
  if (typeof value !== 'object' || value === null) return false
  const { safeTxHash, lines } = value as Partial<Record<keyof SignedBatch, unknown>>
  return isText(safeTxHash) && isHash(safeTxHash) && Array.isArray(lines) && lines.every(isNumber)
}
const isNamed = (value: unknown): value is NamedPayee => {
  if (typeof value !== 'object' || value === null) return false
  const { address, name } = value as Partial<Record<keyof NamedPayee, unknown>>
  return isText(name) && isText(address) && isAddress(address)
}
const isText = (value: unknown): value is string => typeof value === 'string'

const namesOf = (stored: unknown): Record<string, NamedPayee[]> =>
  Object.fromEntries(Object.entries(stored ?? {}).map(([id, all]) => [id, listOf(all, isNamed)]))

const answersOf = (stored: unknown): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    ),
  )

const textsOf = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
  )

function listOf<Entry>(value: unknown, isEntry: (entry: unknown) => entry is Entry): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

/** Of so many accounts a payroll is kept, those that were changed last: the texts may be long. */
const mostAccounts = 8

/**
 * Keeps the payroll of an account beside those of others.
 *
 * @param stored what is kept already; nothing by default
 */
export function writePayrollDraft(
  account: string,
  draft: PayrollDraft,
  stored: string | null = null,
): string {
  const others = Object.entries(keptIn(stored)).filter(([other]) => other !== account)
  const { reviews, signed } = draft.edits
  const isNothing = draft.text === '' && Object.keys(reviews).length === 0 && signed.length === 0
  const own = isNothing ? [] : [[account, draft] as const]
  return JSON.stringify(Object.fromEntries([...others, ...own].slice(-mostAccounts)))
}

/** What is kept, by account, as it was stored; nothing of what is damaged. */
function keptIn(stored: string | null): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(stored ?? '{}')
    return typeof all === 'object' && all !== null ? { ...all } : {}
  } catch {
    return {}
  }
}
