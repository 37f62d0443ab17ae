import type { Address } from 'viem'

import { checkPayroll } from '../payroll/checkPayroll.ts'
import type { PayrollChains } from '../payroll/decideChains.ts'
import type { KnownAddress } from '../payroll/knownPeople.ts'
import {
  isPayable,
  type PayableLine,
  type PayrollLine,
  type PayrollProblem,
  type PayrollToken,
} from '../payroll/payrollLine.ts'
import { type PayrollTotal, payrollTotals } from '../payroll/payrollTotals.ts'
import { readAddressText } from '../payroll/readAddressText.ts'
import { type ReadPayroll, readPayroll } from '../payroll/readPayroll.ts'
import { type ColumnMapping, noMapping } from '../payroll-draft/columnMapping.ts'
import { headingKey, type KeptColumns } from '../payroll-draft/keptColumns.ts'
import type { PayrollDraft, PayrollEdits } from '../payroll-draft/payrollDraft.ts'

/** More lines than that are several payrolls. */
export const mostLines = 2000

/** What has to be known around an account to check its payroll. */
export type PayrollContext = {
  account: Address
  prefixes: readonly string[]
  /** The network of the account, and what others are called. */
  chains: PayrollChains
  tokens: readonly PayrollToken[]
  known: readonly KnownAddress[]
  /** False while it is not known whom the account has paid: then nobody is called a first-timer. */
  arePayeesKnown: boolean
  /** False where only a part of them is known: then nobody is called a first-timer, but unseen. */
  arePayeesWhole: boolean
  /** What was said about the columns of earlier tables. */
  keptColumns?: KeptColumns | undefined
}

/** Pasted lines after they were read and checked. */
export type CheckedPayroll = {
  read: ReadPayroll
  /** What was said about the columns, of this table or of one with the same headings. */
  mapping: ColumnMapping
  /** What lines without a token are paid with; undefined while it is asked. */
  token: PayrollToken | undefined
  /** Without those that were dropped. */
  lines: readonly PayrollLine[]
  dropped: number
  payable: readonly PayableLine[]
  totals: readonly PayrollTotal[]
}

/**
 * Reads and checks the lines of a draft with what was changed about them.
 *
 * @param draft the lines as they were pasted, and what a person has decided about them
 * @param context what is known around the account that pays
 */
export function checkDraft({ text, edits }: PayrollDraft, context: PayrollContext): CheckedPayroll {
  const { read, mapping } = readDraft({ text, edits }, context)
  const dropped = new Set(edits.dropped)
  const looked = new Set(edits.looked)
  const answered = new Set(edits.answered)
  const rows = read.rows
    .slice(0, mostLines)
    .filter(({ line }) => !dropped.has(line))
    .map((row) => withChosenAddress(row, edits))
  const isAsked = read.questions.some((one) => one.ask === 'token' && one.written === '')
  const token = isAsked ? undefined : tokenOf(context.tokens, edits.token)
  const { account, prefixes, tokens, known } = context
  const checked =
    tokens.length === 0
      ? []
      : checkPayroll({
          rows,
          questions: read.questions,
          decimalSign: read.decimalSign,
          account,
          prefixes,
          tokens,
          token,
          known,
          isPaidWhole: context.arePayeesWhole,
        })
  const lines = checked.map((line): PayrollLine => ({
    ...line,
    problems: line.problems.filter(
      (problem) =>
        !(isPassedByLooking(problem) && looked.has(payeeKey(line))) &&
        !answered.has(answerOf(line, problem, checked) ?? '') &&
        (context.arePayeesKnown || !isNew(problem)),
    ),
  }))
  return {
    read,
    mapping,
    token,
    lines,
    dropped: Math.min(read.rows.length, mostLines) - rows.length,
    payable: lines.filter(isPayable),
    totals: payrollTotals(lines),
  }
}

/** Reads the lines with what was said about them, or about a table with the same headings before. */
function readDraft(
  { text, edits }: PayrollDraft,
  { tokens, chains, keptColumns }: Pick<PayrollContext, 'tokens' | 'chains' | 'keptColumns'>,
): Pick<CheckedPayroll, 'read' | 'mapping'> {
  const readWith = (mapping: ColumnMapping) =>
    readPayroll(text, {
      symbols: tokens.map(({ symbol }) => symbol),
      ...mapping,
      paidIn: { ...edits.paidIn, ...(edits.token !== undefined && { '': edits.token }) },
      isMeant: edits.isMeant,
      decimalSign: edits.decimalSign,
      areAmountsWhole: edits.areAmountsWhole,
      chains,
      isOwnChain: edits.isOwnChain,
    })
  if (edits.mapping !== undefined) return { read: readWith(edits.mapping), mapping: edits.mapping }
  const read = readWith(noMapping)
  const kept = keptColumns?.get(headingKey(read.header))
  return kept === undefined ? { read, mapping: noMapping } : { read: readWith(kept), mapping: kept }
}

/** No payment to this address is known. */
export const isNew = ({ code }: PayrollProblem): boolean =>
  code === 'firstTime' || code === 'unseen'

/** A person who has compared an address may say that it is meant. */
const isPassedByLooking = (problem: PayrollProblem): boolean =>
  isNew(problem) || problem.code === 'lookAlike' || problem.code === 'lookAlikeLine'

/** Whom a line pays, as an answer about it is kept: with another name or address it is not the same. */
export const payeeKey = ({ line, address, typed }: Payee): string =>
  JSON.stringify([line, address ?? typed.address, typed.name.trim()])

type Payee = Pick<PayrollLine, 'line' | 'address'> & {
  typed: Pick<PayrollLine['typed'], 'name' | 'address'>
}

/**
 * What a problem is answered by: its kind, its lines and whom they pay. Undefined for what is not answered that way.
 *
 * @param lines all of them, as a problem may be about two
 */
export function answerOf(
  line: PayrollLine,
  problem: PayrollProblem,
  lines: readonly PayrollLine[],
): string | undefined {
  const { code } = problem
  if (code === 'addressInText' || code === 'nameOfOther') return answerKey(code, [line])
  if (code !== 'twoNames' && code !== 'duplicate') return undefined
  const other = lines.find((one) => one.line === problem.line)
  return other && answerKey(code, [line, other])
}

/** The answer that some lines are meant. */
export function answerKey(kind: string, lines: readonly PayrollLine[]): string {
  const sorted = lines.toSorted((one, other) => one.line - other.line)
  return `${kind} ${sorted.map(({ line }) => line).join(',')} ${sorted.map(payeeKey).join(' ')}`
}

/** A row with what was changed about its address; who was found by a name, and has no other, is called by it. */
function withChosenAddress<row extends Pick<PayrollLine['typed'], 'name' | 'address'>>(
  row: row & { line: number },
  { addresses, found }: Pick<PayrollEdits, 'addresses' | 'found'>,
): row & { line: number } {
  const address = addresses[row.line]
  if (address === undefined) return row
  const called = row.name === '' ? found?.[row.line] : undefined
  const isFound = called !== undefined && readAddressText(address).status === 'address'
  return { ...row, address, ...(isFound && { name: called }) }
}

/** The chosen one; else the token of which the account has most lines to pay with: the first that is no currency. */
function tokenOf(
  tokens: readonly PayrollToken[],
  chosen: string | undefined,
): PayrollToken | undefined {
  if (chosen === undefined) return tokens.find(({ address }) => address !== undefined) ?? tokens[0]
  return tokens.find(({ address }) => (address ?? '').toLowerCase() === chosen.toLowerCase())
}
