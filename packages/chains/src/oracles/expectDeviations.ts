import { expect } from 'vitest'

import { type Deviation, deviations } from './deviations.ts'

/** A value of this table beside that of an oracle. */
export type Comparison = Pick<Deviation, 'chain' | 'field' | 'ours' | 'theirs'>

/** Compares: what differs is listed among the deviations, and every listed one still differs as it says. */
export function expectDeviations(oracle: Deviation['oracle'], comparisons: readonly Comparison[]) {
  const found = comparisons.filter(({ ours, theirs }) => ours !== theirs)
  const listed = deviations
    .filter((deviation) => deviation.oracle === oracle)
    .map(({ chain, field, ours, theirs }) => ({ chain, field, ours, theirs }))
  expect(sorted(found)).toEqual(sorted(listed))
}

function sorted(comparisons: readonly Comparison[]): Comparison[] {
  const key = ({ chain, field }: Comparison) => `${chain} ${field}`
  return comparisons.toSorted((a, b) => key(a).localeCompare(key(b)))
}
