/** How many base units a token may round each transfer by: it keeps shares and not amounts, and a balance is reckoned from those. */
const mostRounding = 2n

/** What has become of an amount that was to move, by a trial run. */
export type Arrival =
  | { status: 'whole' }
  /** The token says that all of it moved, and its balances differ by so many base units: it rounds. */
  | { status: 'rounded'; by: bigint }
  | { status: 'differs' }

/**
 * Compares what a balance was to change by with what it changed by.
 *
 * @param parameters.said in base units; negative for what leaves
 * @param parameters.isLogged the token itself says that the whole amount moved
 * @param parameters.transfers of how many transfers it is the sum
 */
export function arrival({
  said,
  change,
  isLogged,
  transfers = 1,
}: {
  said: bigint
  change: bigint
  isLogged: boolean
  transfers?: number
}): Arrival {
  if (change === said) return { status: 'whole' }
  const by = change > said ? change - said : said - change
  // What was to move has moved, but for the rounding.
  const isSmall = by <= mostRounding * BigInt(transfers) && by < (said < 0n ? -said : said)
  return isLogged && isSmall ? { status: 'rounded', by } : { status: 'differs' }
}
