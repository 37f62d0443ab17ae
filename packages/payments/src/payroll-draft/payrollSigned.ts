import type { Hash } from 'viem'

import { withoutFound } from './payeeAddress.ts'
import { type NamedPayee, noEdits, type PayrollDraft, type PayrollEdits } from './payrollDraft.ts'

/** The lines that were signed. */
export const signedLines = ({ signed }: Pick<PayrollEdits, 'signed'>): ReadonlySet<number> =>
  new Set(signed.flatMap(({ lines }) => lines))

/** Notes which lines a draft of the review pays, and their names where these are to be kept. */
export const withReview = (
  edits: PayrollEdits,
  id: string,
  lines: readonly number[],
  payees: readonly NamedPayee[] = [],
): PayrollEdits => ({
  ...edits,
  reviews: { ...edits.reviews, [id]: lines },
  ...(edits.keepsNames === true && { names: { ...edits.names, [id]: payees } }),
})

/** Whose names go to People when a draft of the review is signed; nobody where that was not asked for. */
export const namesToKeep = (
  { edits: { keepsNames, names } }: PayrollDraft,
  id: string,
): readonly NamedPayee[] => (keepsNames === true ? (names?.[id] ?? []) : [])

/** Notes that a draft of the review was signed and proposed; a draft that is not of these lines changes nothing. */
export function withSigned(draft: PayrollDraft, id: string, safeTxHash: Hash): PayrollDraft {
  const lines = draft.edits.reviews[id]
  if (lines === undefined) return draft
  const others = draft.edits.signed.filter((one) => one.safeTxHash !== safeTxHash)
  return { ...draft, edits: { ...draft.edits, signed: [...others, { safeTxHash, lines }] } }
}

/** What says nothing about how a line is paid. */
const beside = [
  'dropped',
  'looked',
  'answered',
  'opened',
  'reviews',
  'signed',
  'isBound',
  'isLarge',
  'title',
  'keepsNames',
  'names',
] as const

/**
 * A changed draft: drafts of the review that were made before may pay something else than its lines do now.
 *
 * @param after with lines in the place of none, as `pastedDraft` or `takenBack` gives it
 */
export function changedDraft(before: PayrollDraft, after: PayrollDraft): PayrollDraft {
  // Lines that are cleared and taken back are the same.
  if (before.text === '' || after.text === '') return after
  const isSame = before.text === after.text && howPaid(before.edits) === howPaid(after.edits)
  return isSame ? after : { ...after, edits: { ...after.edits, reviews: {}, names: undefined } }
}

const howPaid = (edits: PayrollEdits): string =>
  JSON.stringify(
    Object.entries(edits)
      .filter(([name]) => beside.every((one) => one !== name))
      .sort(([one], [other]) => one.localeCompare(other)),
  )

/** What is left of lines that were cleared: which drafts of the review pay them, so that it is noted what of them is signed meanwhile. */
export const clearedDraft = ({
  edits: { reviews, signed, keepsNames, names },
}: PayrollDraft): PayrollDraft => ({
  text: '',
  edits: {
    ...noEdits,
    reviews,
    signed,
    ...(keepsNames !== undefined && { keepsNames }),
    ...(names !== undefined && { names }),
  },
})

/**
 * Takes lines back that were cleared, with what was signed of them meanwhile.
 *
 * @param kept what stands in their place; where another payroll was begun since, it stays
 * @param cleared the lines as they were
 */
export function takenBack(kept: PayrollDraft, cleared: PayrollDraft): PayrollDraft {
  const { reviews, signed } = cleared.edits
  const isKept = signed.every(({ safeTxHash }) =>
    kept.edits.signed.some((one) => one.safeTxHash === safeTxHash),
  )
  // Without a review nothing is signed meanwhile.
  const mayHaveMore = Object.keys(reviews).length > 0
  const isItsOwn =
    kept.text === '' &&
    JSON.stringify(kept.edits.reviews) === JSON.stringify(reviews) &&
    isKept &&
    (mayHaveMore || kept.edits.signed.length === signed.length)
  return isItsOwn ? { ...cleared, edits: { ...cleared.edits, signed: kept.edits.signed } } : kept
}

/** Other lines are another payroll. Lines that are added behind those that were signed leave these as they are. */
export const pastedDraft = (before: PayrollDraft, text: string): PayrollDraft =>
  before.text !== '' && before.edits.signed.length > 0 && text.startsWith(before.text)
    ? changedDraft(before, { ...before, text })
    : { text, edits: noEdits }

/** The same lines once more, as a payroll of which nothing is signed. */
export const usedAgain = ({ text, edits }: PayrollDraft): PayrollDraft => ({
  text,
  // It is another month's, with the title of that one.
  edits: {
    ...withoutFound(edits),
    title: undefined,
    opened: [],
    reviews: {},
    names: undefined,
    signed: [],
    looked: [],
    answered: [],
  },
})
