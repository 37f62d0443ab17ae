import type { Address } from 'viem'
import {
  type BatchLimits,
  checkPayroll,
  isPayable,
  type KnownAddress,
  type PayableLine,
  type PayrollBatch,
  type PayrollChains,
  type PayrollLine,
  type PayrollProblem,
  type PayrollToken,
  type PayrollTotal,
  payrollTotals,
  type ReadPayroll,
  readPayroll,
  splitPayroll,
} from '@ghost-pay/payments/payroll'

import type { Said } from '../../../../text/Said.ts'
import { type ColumnMapping, noMapping } from './columnMapping.ts'
import { headingKey, type KeptColumns } from './keptColumns.ts'
import { withChosenAddress } from './payeeAddress.ts'
import type { payrollCopy } from './payrollCopy.ts'
import type { PayrollDraft } from './payrollDraft.ts'

/** More lines than that are several payrolls. */
export const mostLines = 2000

/** What a rehearsal says of a line. */
export type LineRehearsal = {
  status: 'arrives' | 'fails' | 'running'
  gas?: bigint | undefined
  /** It was rehearsed with its memo in the bytes, and arrives. */
  isBound?: boolean | undefined
}

/** How a line stands, as one mark. */
export type LineState = 'stop' | 'fails' | 'look' | 'arrives' | 'running' | 'waits'

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

/** Reads and checks the lines of a draft with what was changed about them. */
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
        !(looked.has(line.line) && isPassedByLooking(problem)) &&
        !answered.has(answerOf(line.line, problem) ?? '') &&
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

/** What a problem is answered by: its kind and its lines. Undefined for what is not answered that way. */
export function answerOf(line: number, problem: PayrollProblem): string | undefined {
  const { code } = problem
  if (code === 'addressInText') return `${code} ${line}`
  if (code !== 'twoNames' && code !== 'duplicate') return undefined
  const [first, second] = [line, problem.line].sort((one, other) => one - other)
  return `${code} ${first},${second}`
}

/** The chosen one; else the token of which the account has most lines to pay with: the first that is no currency. */
function tokenOf(
  tokens: readonly PayrollToken[],
  chosen: string | undefined,
): PayrollToken | undefined {
  if (chosen === undefined) return tokens.find(({ address }) => address !== undefined) ?? tokens[0]
  return tokens.find(({ address }) => (address ?? '').toLowerCase() === chosen.toLowerCase())
}

/** How a line stands. What stops it is said before what wants a look, and that before what the rehearsal says. */
export function lineState(line: PayrollLine, rehearsal: LineRehearsal | undefined): LineState {
  if (line.problems.some(({ level }) => level === 'stop')) return 'stop'
  if (rehearsal?.status === 'fails') return 'fails'
  if (line.problems.length > 0) return 'look'
  return rehearsal?.status ?? 'waits'
}

/** Whether a line has words of its own, and is paid with what can carry them. */
export const canBind = ({ memo, token }: Pick<PayableLine, 'memo' | 'token'>): boolean =>
  memo.trim() !== '' && token.address !== undefined

/** The batches that would be signed, each with the gas that the rehearsal has measured. */
export function batchesOf(
  payable: readonly PayableLine[],
  rehearsals: ReadonlyMap<number, LineRehearsal>,
  limits?: BatchLimits,
): PayrollBatch[] {
  const isBound = payable.some(({ line }) => rehearsals.get(line)?.isBound === true)
  return splitPayroll(payable, {
    limits,
    gasOf: ({ line }) => rehearsals.get(line)?.gas,
    memos: isBound ? 'reference' : 'none',
  })
}

type PayrollSaid = Said<typeof payrollCopy>

/** What the button waits for, and what a person does about it. */
export type PayrollTurn = {
  isReady: boolean
  /** Nothing stops: the batches are as they would be signed, whatever is still to look at. */
  isCut: boolean
  /** The line that stops everything, to be dropped with one press. */
  line: number | undefined
  title: PayrollSaid
  more: PayrollSaid
}

const isRehearsed = (
  rehearsals: ReadonlyMap<number, LineRehearsal>,
  { line }: Pick<PayableLine, 'line'>,
): boolean => (rehearsals.get(line)?.status ?? 'running') !== 'running'

/**
 * Says what keeps a payroll from its review; the first thing first. See behaviour/payroll#turn.
 *
 * @param options.isBinding the memos are to be bound, and a rehearsal can say whether the tokens take them
 * @param options.isComparing whom the account has paid, or what left lately, is still being asked
 * @param options.looks how many things nobody has answered yet
 */
export function payrollTurn(
  { read, lines, payable, totals }: CheckedPayroll,
  rehearsals: ReadonlyMap<number, LineRehearsal>,
  {
    isBinding = false,
    isComparing = false,
    looks = 0,
  }: { isBinding?: boolean; isComparing?: boolean | undefined; looks?: number } = {},
): PayrollTurn {
  const waits = (title: PayrollSaid, more: PayrollSaid, line?: number): PayrollTurn => ({
    isReady: false,
    isCut: false,
    line,
    title,
    more,
  })
  if (read.questions.length > 0) {
    return waits(['payroll.bar.question'], ['payroll.bar.question.more'])
  }
  const stopped = lines.find((line) => {
    const state = lineState(line, rehearsals.get(line.line))
    return state === 'stop' || state === 'fails'
  })
  if (stopped) {
    const { line } = stopped
    return waits(['payroll.bar.lineStops', { line }], ['payroll.bar.lineStops.more'], line)
  }
  if (payable.length === 0) return waits(['payroll.bar.nothing'], ['payroll.bar.nothing.more'])
  const short = totals.find(({ left }) => left !== undefined && left < 0n)
  if (short) {
    const { symbol } = short.token
    return waits(['payroll.bar.short', { symbol }], ['payroll.bar.short.more'])
  }
  if (isBinding && payable.some((line) => canBind(line) && !isRehearsed(rehearsals, line))) {
    return waits(['payroll.bar.binding'], ['payroll.bar.binding.more'])
  }
  const cut = (title: PayrollSaid, more: PayrollSaid): PayrollTurn => ({
    ...waits(title, more),
    isCut: true,
  })
  if (isComparing) return cut(['payroll.bar.comparing'], ['payroll.bar.comparing.more'])
  if (looks > 0) return cut(['payroll.bar.look', { count: looks }], ['payroll.bar.look.more'])
  return { ...cut(['payroll.bar.ready'], ['payroll.bar.ready.more']), isReady: true }
}
