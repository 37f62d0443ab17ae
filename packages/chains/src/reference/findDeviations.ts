import { type Deviation, deviations } from './deviations.ts'

/** A value of this table beside that of a reference. */
export type Comparison = Pick<Deviation, 'chain' | 'field' | 'ours' | 'theirs'>

/**
 * What differs from a reference, and what is listed as different. The two must be equal: then nothing differs that is not listed,
 * and nothing is listed that no longer differs.
 *
 * @param reference what the values were compared with
 * @param comparisons the values
 * @returns both lists in the same order
 */
export function findDeviations(
  reference: Deviation['reference'],
  comparisons: readonly Comparison[],
): { found: Comparison[]; listed: Comparison[] } {
  const found = comparisons.filter(({ ours, theirs }) => ours !== theirs)
  const listed = deviations
    .filter((deviation) => deviation.reference === reference)
    .map(({ chain, field, ours, theirs }) => ({ chain, field, ours, theirs }))
  return { found: sorted(found), listed: sorted(listed) }
}

function sorted(comparisons: readonly Comparison[]): Comparison[] {
  const key = ({ chain, field }: Comparison) => `${chain} ${field}`
  return comparisons.toSorted((a, b) => key(a).localeCompare(key(b)))
}
