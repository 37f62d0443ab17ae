import type { Choosable, SeveralAction } from './several.ts'

/** How far one of several is. */
export type RunRow = {
  id: string
  status: 'waiting' | 'now' | 'done' | 'stopped'
  /** Why it was not done, as a sentence; undefined where its own page says it. */
  why?: string | undefined
  /** It was sent, and the chain has not said yet what becomes of it. */
  isOut?: boolean | undefined
}

/** Several that are done one after another: the first that is not done ends it, and what was done stays done. */
export type Run = {
  action: SeveralAction
  viewer: string
  rows: readonly RunRow[]
  /** The person wants no more after the one whose turn it is. */
  endsAfter?: true | undefined
}

/** What became of one proposal of the run. */
export type RunEvent =
  | { type: 'done'; id: string }
  /** Whether it was sent, and the chain has not said yet what becomes of it. */
  | { type: 'sent'; id: string; isOut: boolean }
  | { type: 'stopped'; id: string; why?: string | undefined }
  /** No more is wanted after the one whose turn it is. */
  | { type: 'endWanted' }

/** Begins with the first of them. */
export const startRun = (some: readonly Choosable[], viewer: string): Run | undefined => {
  const [first] = some
  if (first === undefined) return undefined
  return {
    action: first.action,
    viewer,
    rows: some.map(({ proposal }, index) => ({
      id: proposal.transaction.id,
      status: index === 0 ? 'now' : 'waiting',
    })),
  }
}

/** What follows. News of another than the one whose turn it is came late, and changes nothing. */
export function reduceRun(run: Run, event: RunEvent): Run {
  const turn = run.rows.findIndex(({ status }) => status === 'now')
  if (event.type === 'endWanted') return turn === -1 ? run : { ...run, endsAfter: true }
  if (run.rows[turn]?.id !== event.id) return run
  const rows = run.rows.map((row, index): RunRow => {
    if (index === turn) {
      if (event.type === 'sent') return { ...row, isOut: event.isOut }
      return event.type === 'done'
        ? { ...row, status: 'done' }
        : { ...row, status: 'stopped', why: event.why }
    }
    const isNext = index === turn + 1 && event.type === 'done' && run.endsAfter !== true
    return isNext ? { ...row, status: 'now' } : row
  })
  return { ...run, rows }
}

/** What has begun, with what it was when it began: what is done leaves the list. */
export type SeveralState = { run: Run; some: readonly Choosable[] } | undefined

/** What happened: the run began or was closed, or something became of one proposal. */
export type SeveralEvent =
  RunEvent | { type: 'started'; some: readonly Choosable[]; viewer: string } | { type: 'closed' }

/** One row of them at a time: what is under way is not begun anew. */
export function reduceSeveral(state: SeveralState, event: SeveralEvent): SeveralState {
  if (event.type === 'closed') return undefined
  if (event.type === 'started') {
    const run = state === undefined ? startRun(event.some, event.viewer) : undefined
    return run === undefined ? state : { run, some: event.some }
  }
  return state && { ...state, run: reduceRun(state.run, event) }
}

/** The one whose turn it is; undefined when it is over. */
export const rowOfTurn = ({ rows }: Run): RunRow | undefined =>
  rows.find(({ status }) => status === 'now')

/** How many of a run were done, were not, were sent without word of the chain, and were not begun. */
export type RunCounts = { done: number; stopped: number; out: number; left: number }

/** What came of a run that is over; undefined while it is not. */
export function countsOf({ rows }: Run): RunCounts | undefined {
  if (rows.some(({ status }) => status === 'now')) return undefined
  const count = (wanted: RunRow['status']) => rows.filter(({ status }) => status === wanted).length
  const out = rows.filter(({ status, isOut }) => status === 'stopped' && isOut === true).length
  return { done: count('done'), stopped: count('stopped') - out, out, left: count('waiting') }
}
