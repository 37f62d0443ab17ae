import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { fillFraction } from '../format/fillFraction.ts'
import { splitAmount } from '../format/splitAmount.ts'
import { text } from './componentCopy.ts'

import './Amount.css'

/** Characters of a symbol that is never cut: those of money people know have no more. */
const briefSymbol = 6

/** What is smaller still is told as less than a speck: a token can have 255 digits behind the point. */
const longestFraction = 24
const speck = '000001'

export type AmountProps = {
  /** Base units. Undefined is shown as “–”, never as 0. */
  value: bigint | undefined
  decimals: number
  symbol: string
  /** `hero` once on a page, `card` in a card, `figure` in lists. */
  size?: 'hero' | 'card' | 'figure' | undefined
  /** Puts a plus before what came in. */
  incoming?: boolean | undefined
  /** Shows every digit: where something is signed, nothing is cut. */
  exact?: boolean | undefined
  /** Digits behind the point, where others of the token stand under it. Default: 2. */
  places?: number | undefined
}

/** An amount: integer part large, two decimals or more smaller, symbol soft. Every digit is in its title. */
export function Amount(props: AmountProps) {
  const { value, decimals, symbol, size = 'figure', incoming, exact, places } = props
  const name = cleanSymbol(symbol)
  if (value === undefined) {
    return (
      <span className="gp-amount gp-figure" data-size={size}>
        <span aria-hidden="true" className="gp-amount-integer">
          –
        </span>
        <span className="gp-visually-hidden">{text('figure.unknown', { symbol: name })}</span>
      </span>
    )
  }
  const { sign, integer, mark, fraction, wholeFraction, whole } = splitAmount(value, decimals)
  const isSpeck = exact !== true && integer === '0' && fraction.length > longestFraction
  const shown = isSpeck
    ? speck
    : fillFraction(exact === true ? wholeFraction : fraction, decimals, places)
  const prefix = `${incoming === true ? '+' : sign}${isSpeck ? '< ' : ''}`
  return (
    <span className="gp-amount gp-figure" data-size={size} title={`${whole} ${name}`}>
      <span className="gp-amount-number">
        <span className="gp-amount-integer">
          {prefix}
          {integer}
        </span>
        {shown !== '' && (
          <>
            <wbr />
            <span className="gp-amount-fraction" data-cents={shown.length <= 2 && integer !== '0'}>
              {mark}
              {shown}
            </span>
          </>
        )}
      </span>
      <span className="gp-amount-symbol" data-brief={name.length <= briefSymbol}>
        {' '}
        {name}
      </span>
    </span>
  )
}
