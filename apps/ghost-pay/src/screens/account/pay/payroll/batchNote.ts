import { type LineNote, memoReference, splitNote, withLineNotes } from '@ghost-pay/payments/memo'
import { type PayableLine, type PayrollBatch, payrollCall } from '@ghost-pay/payments/payroll'
import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'
import {
  proposalOrigin,
  type ReviewDraft,
  tidyNote,
  typedTokens,
} from '@ghost-pay/safe-account/store'
import { plainText } from '@ghost-pay/safe-protocol'

import { region } from '../../../../format/region.ts'
import { text } from './payrollCopy.ts'
import type { LineRehearsals } from './useLineRehearsals.ts'

const monthFormat = new Intl.DateTimeFormat(region, { month: 'long' })

/** What a payroll is called: as it was typed, or after the month. */
export function payrollTitle({ title }: Pick<PayrollEdits, 'title'>): string {
  const typed = title?.trim() ?? ''
  return typed === '' ? text('payrollTitle.default', { month: monthFormat.format() }) : typed
}

/** How long a title may be, in characters: beside it the note of a batch has its number and a memo. */
export const longestTitle = 60

/** Of a line, what is said to the other owners. */
type NotedLine = { typed: Pick<PayableLine['typed'], 'name'>; memo: string }

/**
 * What goes along with a batch to the other owners: the title of its payroll, which batch it is, its memo where every line has the
 * same one, and the names and memos of the lines where all of them fit: a gateway takes 200 characters (behaviour/payroll#title).
 *
 * @param options.part which batch it is, in words; undefined for the only one
 */
export function batchNote(
  lines: readonly NotedLine[],
  { title, part }: { title: string; part: string | undefined },
): string {
  const [first] = lines
  const memo = plainText(first?.memo ?? '')
  const isShared = memo !== '' && lines.every((line) => plainText(line.memo) === memo)
  const alone = [cut(plainText(title)), ...(part === undefined ? [] : [part])].join(' · ')
  const isSaid = !isShared || alone.toLowerCase().includes(memo.toLowerCase())
  const head = isSaid ? alone : `${alone}: ${memo}`
  return wholeNote(lines, head, isShared) ?? (fits(head) ? head : alone)
}

/** What goes along to the other owners with one of the batches of a payroll, counted from 0. */
export const noteOfBatch = (
  batches: readonly PayrollBatch[],
  index: number,
  title: string,
): string =>
  batchNote(batches[index]?.lines ?? [], {
    title,
    part:
      batches.length > 1
        ? text('payroll.draft.note', { batch: index + 1, count: batches.length })
        : undefined,
  })

/** Whether the other owners read the name and the memo of every line of every batch. */
export const areLinesTold = (batches: readonly PayrollBatch[], title: string): boolean =>
  batches.length > 0 &&
  batches.every(
    ({ lines }, index) =>
      splitNote(noteOfBatch(batches, index, title), lines.length).lines.length > 0,
  )

/**
 * What is said of the lines where the note of their batch has no room for it: it goes along with the link of the batch
 * (behaviour/payments#linked-notes).
 *
 * @returns undefined where the note says it, and where there is nothing to say, or nothing that can be said
 */
function notesBeside(
  lines: readonly NotedLine[],
  note: string | undefined,
): readonly LineNote[] | undefined {
  const said = lines.map(saidOf)
  const isTold = splitNote(note ?? '', lines.length).lines.length > 0
  if (lines.length < 2 || isTold || withLineNotes(note ?? '', said) === undefined) return undefined
  return said
}

/** A note with every line; undefined where a part of one would be lost on the way. */
function wholeNote(
  lines: readonly NotedLine[],
  head: string,
  isShared: boolean,
): string | undefined {
  const said = lines.map(saidOf).map((one) => (isShared ? { ...one, memo: '' } : one))
  const length = said.reduce((sum, { name, memo }) => sum + name.length + memo.length, 0)
  // A form with hundreds of lines asks with each drawing: their memos are not hashed for a note that has no room.
  if (lines.length < 2 || length > mostOfAll) return undefined
  const isWhole = lines.every(({ memo }) => memoReference(plainText(memo)) === memoReference(memo))
  if (!isWhole) return undefined
  const note = withLineNotes(head, said)
  return note !== undefined && fits(note) ? note : undefined
}

const saidOf = ({ typed: { name }, memo }: NotedLine): LineNote => ({
  name: plainText(name),
  memo: plainText(memo),
})

/** More than that is not looked at any closer. */
const mostOfAll = 200

/** Whether a note reaches the other owners as it is. */
const fits = (note: string): boolean =>
  tidyNote(note) === note && proposalOrigin(note) === JSON.stringify({ note })

const cut = (title: string): string => [...title].slice(0, longestTitle).join('').trim()

/**
 * A batch as a draft for the review: each line as it was rehearsed, with its memo in its bytes or without. One line by itself says what
 * stands in its bytes.
 *
 * @param note which batch it is, where there are several
 */
export function batchReview(
  { lines }: Pick<PayrollBatch, 'lines'>,
  rehearsals: LineRehearsals['lines'],
  note: string | undefined,
): ReviewDraft {
  const isBound = (line: number) => rehearsals.get(line)?.isBound === true
  const [only] = lines
  const isOneBound = lines.length === 1 && only !== undefined && isBound(only.line)
  const typed = typedTokens(lines.map(({ token }) => ({ ...token, token: token.address })))
  const said = isOneBound ? memoNote(only.memo) : note
  const beside = notesBeside(lines, said)
  return {
    kind: 'payroll',
    calls: lines.map((line) => {
      const memos = isBound(line.line) ? 'reference' : 'none'
      const { to, value, data } = payrollCall(line, { memos })
      return { to, value, data }
    }),
    ...(said !== undefined && { note: said }),
    ...(beside !== undefined && { lines: beside }),
    ...(typed.length > 0 && { typed }),
  }
}

/** A memo as a note by which its fingerprint can be checked; undefined where a part of it would be lost on the way. */
function memoNote(memo: string): string | undefined {
  const note = tidyNote(memo)
  return memoReference(note) === memoReference(memo) && fits(note) ? note : undefined
}
