import { formatUnits } from 'viem'

import { decimalMark, region } from './region.ts'

/** An amount as people read it: digits in groups, and what is behind the point. */
export type SplitAmount = {
  sign: '' | '−'
  integer: string
  /** What stands before the fraction: a point or a comma, as the language writes it. */
  mark: string
  /** Without the mark; empty when there is none. */
  fraction: string
  /** Behind the point with nothing cut. */
  wholeFraction: string
  /** Every digit, for those who look closer. */
  whole: string
}

/** Digits behind the point that are shown before the reader looks closer. */
const shownFraction = 6

const grouped = new Intl.NumberFormat(region, { maximumFractionDigits: 0 })

/**
 * Splits an amount of base units for display. Never rounds up: what is shown is there.
 *
 * @param value base units, for example wei
 * @param decimals digits behind the point in one unit
 */
export function splitAmount(value: bigint, decimals: number): SplitAmount {
  const sign = value < 0n ? '−' : ''
  const digits = formatUnits(value < 0n ? -value : value, decimals)
  const [integer = '0', fraction = ''] = digits.split('.')
  const groups = grouped.format(BigInt(integer))
  return {
    sign,
    integer: groups,
    mark: decimalMark,
    fraction: shorten(fraction, integer === '0'),
    wholeFraction: fraction,
    whole: `${sign}${groups}${fraction === '' ? '' : `${decimalMark}${fraction}`}`,
  }
}

/** Six digits; below one unit as many as reach three digits that count, so that a small amount is never shown as nothing. */
function shorten(fraction: string, belowOne: boolean): string {
  const leading = /^0*/.exec(fraction)?.[0].length ?? 0
  const length = belowOne ? Math.max(shownFraction, leading + 3) : shownFraction
  return fraction.slice(0, length).replace(/0+$/, '')
}
