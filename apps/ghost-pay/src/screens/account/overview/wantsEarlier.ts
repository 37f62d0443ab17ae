import { runwaySpan } from '@ghost-pay/safe-account/money'

/** No further page is read once as many entries are there: three pages of the gateway's. */
const enough = 60

export type WantsEarlierParameters = {
  /** How many entries were read, and when the oldest of them was, in milliseconds since 1970. */
  count: number
  oldest: number | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  now: number
}

/** Whether a further page of the history is wanted: the figures of the first page go back further than what was read. */
export const wantsEarlier = ({
  count,
  oldest,
  hasNextPage,
  isFetching,
  isError,
  now,
}: WantsEarlierParameters): boolean =>
  hasNextPage &&
  !isFetching &&
  !isError &&
  count < enough &&
  oldest !== undefined &&
  oldest > now - runwaySpan
