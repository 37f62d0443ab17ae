import type { PayableLine, PayrollLine } from '../payroll/payrollLine.ts'
import { type BatchLimits, type PayrollBatch, splitPayroll } from '../payroll/splitPayroll.ts'
import type { CheckedPayroll } from './checkDraft.ts'

/** What a rehearsal says of a line. */
export type LineRehearsal = {
  status: 'arrives' | 'fails' | 'running'
  gas?: bigint | undefined
  /** It was rehearsed with its memo in the bytes, and arrives. */
  isBound?: boolean | undefined
}

/** How a line stands, as one mark. */
export type LineState = 'stop' | 'fails' | 'look' | 'arrives' | 'running' | 'waits'

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

/** What a payroll waits for before its review; `ready`: for nothing. */
export type PayrollWait =
  | { kind: 'question' | 'nothing' | 'binding' | 'comparing' | 'ready' }
  | { kind: 'lineStops'; line: number }
  | { kind: 'short'; symbol: string }
  | { kind: 'look'; count: number }

/** How far a payroll is from its review. */
export type PayrollTurn = {
  waitsFor: PayrollWait
  isReady: boolean
  /** Nothing stops: the batches are as they would be signed, whatever is still to look at. */
  isCut: boolean
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
  payroll: Pick<CheckedPayroll, 'read' | 'lines' | 'payable' | 'totals'>,
  rehearsals: ReadonlyMap<number, LineRehearsal>,
  options: { isBinding?: boolean; isComparing?: boolean | undefined; looks?: number } = {},
): PayrollTurn {
  const waitsFor = waitOf(payroll, rehearsals, options)
  const isReady = waitsFor.kind === 'ready'
  return {
    waitsFor,
    isReady,
    isCut: isReady || waitsFor.kind === 'comparing' || waitsFor.kind === 'look',
  }
}

function waitOf(
  { read, lines, payable, totals }: Parameters<typeof payrollTurn>[0],
  rehearsals: ReadonlyMap<number, LineRehearsal>,
  { isBinding = false, isComparing = false, looks = 0 }: Parameters<typeof payrollTurn>[2] & object,
): PayrollWait {
  if (read.questions.length > 0) return { kind: 'question' }
  const stopped = lines.find((line) =>
    ['stop', 'fails'].includes(lineState(line, rehearsals.get(line.line))),
  )
  if (stopped) return { kind: 'lineStops', line: stopped.line }
  if (payable.length === 0) return { kind: 'nothing' }
  const short = totals.find(({ left }) => left !== undefined && left < 0n)
  if (short) return { kind: 'short', symbol: short.token.symbol }
  if (isBinding && payable.some((line) => canBind(line) && !isRehearsed(rehearsals, line))) {
    return { kind: 'binding' }
  }
  if (isComparing) return { kind: 'comparing' }
  return looks > 0 ? { kind: 'look', count: looks } : { kind: 'ready' }
}
