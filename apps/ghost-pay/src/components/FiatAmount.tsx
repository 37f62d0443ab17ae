import { splitFiat, sumShown } from '../format/fiat.ts'
import { text } from './componentCopy.ts'

import './Amount.css'

export type FiatAmountProps = {
  /** In whole units of the currency; undefined for what nobody knows, and a dash for what is no sum. */
  value: number | undefined
  currency: string
  size?: 'hero' | 'figure' | undefined
}

/** A sum of a currency: units large, its sign and the cents soft. */
export function FiatAmount({ value, currency, size = 'figure' }: FiatAmountProps) {
  const shown = value === undefined ? undefined : sumShown(value, currency)
  if (shown === undefined) {
    return (
      <span className="gp-amount gp-figure" data-size={size}>
        <span aria-hidden="true">–</span>
        <span className="gp-visually-hidden">{text('figure.unknownWorth')}</span>
      </span>
    )
  }
  const { before, integer, fraction, after } = splitFiat(shown.digits, currency)
  return (
    <span className="gp-amount gp-figure" data-size={size}>
      <span className="gp-amount-number">
        {shown.isLess && <span className="gp-amount-sign">{'< '}</span>}
        {before !== '' && <span className="gp-amount-sign">{before}</span>}
        <span className="gp-amount-integer">{integer}</span>
        <span className="gp-amount-fraction" data-cents="true">
          {fraction}
        </span>
      </span>
      {after !== '' && <span className="gp-amount-symbol">{after}</span>}
    </span>
  )
}
