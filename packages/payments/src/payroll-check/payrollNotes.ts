import type { PayrollLine } from '../payroll/payrollLine.ts'
import { answerKey, answerOf, isNew } from './checkDraft.ts'
import { type LineRehearsal, type LineState, lineState } from './payrollTurn.ts'

/** What a person should look at once, whatever the number of its lines. */
export type PayrollNote =
  /** Nobody has compared these payees. `isWhole`: they were never paid; else older payments were not read. */
  | { kind: 'new'; lines: readonly number[]; all: number; isWhole: boolean }
  | {
      kind: 'twoNames'
      keys: readonly string[]
      lines: readonly number[]
      names: readonly string[]
    }
  | {
      kind: 'duplicate' | 'addressInText' | 'nameOfOther'
      keys: readonly string[]
      lines: readonly number[]
    }

/** The notes above a payroll: one for all new payees, one for each two names on an address, one for all lines that stand there twice. */
export function payrollNotes(lines: readonly PayrollLine[]): PayrollNote[] {
  const fresh = lines.filter(({ problems }) => problems.some(isNew))
  const notes: PayrollNote[] =
    fresh.length === 0
      ? []
      : [
          {
            kind: 'new',
            lines: fresh.map(({ line }) => line),
            all: lines.length,
            isWhole: fresh.every(({ problems }) => problems.every(({ code }) => code !== 'unseen')),
          },
        ]
  const pairs = new Map<string, PayrollNote>()
  for (const one of lines) {
    const { line, typed, problems } = one
    for (const problem of problems) {
      const key = answerOf(one, problem, lines)
      if (key === undefined || problem.code !== 'twoNames' || pairs.has(key)) continue
      pairs.set(key, {
        kind: 'twoNames',
        keys: [key],
        lines: [line, problem.line],
        names: [typed.name.trim(), problem.name],
      })
    }
  }
  notes.push(...pairs.values())
  for (const kind of ['nameOfOther', 'duplicate', 'addressInText'] as const) {
    const found = lines.filter(({ problems }) => problems.some(({ code }) => code === kind))
    if (found.length === 0) continue
    notes.push({
      kind,
      lines: found.map(({ line }) => line),
      keys: found.flatMap((line) =>
        line.problems.flatMap((one) =>
          one.code === kind ? [answerOf(line, one, lines) ?? ''] : [],
        ),
      ),
    })
  }
  return notes
}

/** How a line is shown. That its payee is new is told by the face, and above the lines. */
export const shownState = (line: PayrollLine, rehearsal: LineRehearsal | undefined): LineState =>
  lineState({ ...line, problems: line.problems.filter((problem) => !isNew(problem)) }, rehearsal)

/** An answer that was given to a note, as it can be taken back. */
export type AnsweredNote = {
  key: string
  kind: 'twoNames' | 'nameOfOther' | 'duplicate' | 'addressInText' | 'alike' | 'inside'
  /** As the lines have them. */
  names: readonly string[]
}

const answerPattern = /^(twoNames|nameOfOther|duplicate|addressInText|alike|inside) (\S+)/

/** The answers that were given, of lines that are still there and pay whom they paid then. */
export function answeredNotes(
  answered: readonly string[],
  lines: readonly PayrollLine[],
): AnsweredNote[] {
  const byNumber = new Map(lines.map((one) => [String(one.line), one]))
  return answered.flatMap((key): AnsweredNote[] => {
    const [, kind, of = ''] = answerPattern.exec(key) ?? []
    if (kind === undefined) return []
    if (kind === 'alike' || kind === 'inside') return [{ key, kind, names: [] }]
    const own = of.split(',').flatMap((number) => byNumber.get(number) ?? [])
    const names = own.map(({ typed }) => typed.name.trim())
    return answerKey(kind, own) === key ? [{ key, kind: kind as AnsweredNote['kind'], names }] : []
  })
}
