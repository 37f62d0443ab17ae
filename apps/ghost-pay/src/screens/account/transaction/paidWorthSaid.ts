import type { Worth } from '@ghost-pay/safe-account/money'

import { money } from '../../../data/currency.ts'
import { roundedFee } from '../../../format/roundedFee.ts'
import type { Said } from '../../../text/Said.ts'
import { type paidWorthCopy, text } from './paidWorthCopy.ts'

type PaidWorthSaid = Said<typeof paidWorthCopy>

/** What was paid is worth, and by the prices of when. */
export const worthSaid = ({ value, isThen }: Worth): PaidWorthSaid => [
  isThen ? 'paidWorth.then' : 'paidWorth.today',
  { worth: formatWorth(value) },
]

/** What the network took: rounded, in money where there is a price, and who paid it. */
export function paidFeeSaid(
  { value, decimals, symbol }: { value: bigint; decimals: number; symbol: string },
  name: string,
  worth: Worth | undefined,
): PaidWorthSaid {
  const fee = { fee: roundedFee({ value, decimals }), symbol, name }
  return worth === undefined
    ? ['paidWorth.fee', fee]
    : [
        worth.isThen ? 'paidWorth.fee.then' : 'paidWorth.fee.today',
        { ...fee, worth: formatWorth(worth.value) },
      ]
}

/** A sum of nothing would say that it was free. */
const formatWorth = (value: number): string =>
  value < 0.01 ? text('paidWorth.less', { worth: money(0.01) }) : money(value)
