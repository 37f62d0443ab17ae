import { isOfThisVisit } from '../../../data/isOfThisVisit.ts'
import type { Asked } from './reviewChecks.ts'

/** An answer of the query cache. */
export type Answer<value> = {
  data: value | undefined
  isError: boolean
  isFetching?: boolean
  dataUpdatedAt: number
}

/**
 * An answer of the query cache as the review knows it. One that an earlier visit has kept vouches for nothing.
 *
 * @param read what the answer says
 */
export function toAsked<data, value>(
  { data, isError, isFetching = false, dataUpdatedAt: time }: Answer<data>,
  read: (data: data) => value,
): Asked<value> {
  if (data !== undefined && isOfThisVisit(time)) return { status: 'said', value: read(data), time }
  return { status: isError && !isFetching ? 'silent' : 'pending' }
}
