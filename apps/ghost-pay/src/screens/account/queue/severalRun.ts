import type { Choosable, SeveralDeed } from './several.ts'

/** How far one of several is. */
export type RunRow = {
  id: string
  status: 'waiting' | 'now' | 'done' | 'stopped'
  /** Why it was not done, as a sentence; undefined where its own page says it. */
  why?: string | undefined
}

/** Several that are done one after another: the first that is not done ends it, and what was done stays done. */
export type Run = { deed: SeveralDeed; viewer: string; rows: readonly RunRow[] }

export type RunEvent =
  { type: 'done'; id: string } | { type: 'stopped'; id: string; why?: string | undefined }

/** Begins with the first of them. */
export const startRun = (some: readonly Choosable[], viewer: string): Run | undefined => {
  const [first] = some
  if (first === undefined) return undefined
  return {
    deed: first.deed,
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
  if (run.rows[turn]?.id !== event.id) return run
  const rows = run.rows.map((row, index): RunRow => {
    if (index === turn) {
      return event.type === 'done'
        ? { ...row, status: 'done' }
        : { ...row, status: 'stopped', why: event.why }
    }
    return index === turn + 1 && event.type === 'done' ? { ...row, status: 'now' } : row
  })
  return { ...run, rows }
}

/** What has begun, with what it was when it began: what is done leaves the list. */
export type SeveralState = { run: Run; some: readonly Choosable[] } | undefined
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
