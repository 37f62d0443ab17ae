import type { Worth } from '@ghost-pay/safe-account/money'

import { roundedFee } from '../../../format/roundedFee.ts'
import { money } from '../../../money/currency.ts'
import { text } from './paidWorthCopy.ts'

/** What was paid is worth, and by the prices of when. */
export const sayWorth = ({ value, isThen }: Worth): string =>
  text(isThen ? 'paidWorth.then' : 'paidWorth.today', { worth: formatWorth(value) })

/** What the network took: rounded, in money where there is a price, and who paid it. */
export function sayPaidFee(
  { value, decimals, symbol }: { value: bigint; decimals: number; symbol: string },
  name: string,
  worth: Worth | undefined,
): string {
  const fee = { fee: roundedFee({ value, decimals }), symbol, name }
  return worth === undefined
    ? text('paidWorth.fee', fee)
    : text(worth.isThen ? 'paidWorth.fee.then' : 'paidWorth.fee.today', {
        ...fee,
        worth: formatWorth(worth.value),
      })
}

/** A sum of nothing would say that it was free. */
const formatWorth = (value: number): string =>
  value < 0.01 ? text('paidWorth.less', { worth: money(0.01) }) : money(value)
