import type { Address } from 'viem'
import type { Mined } from '@ghost-pay/safe-account'

import { money } from '../../../../data/currency.ts'
import type { SharedAccount } from '../../../../data/SharedAccount.ts'
import { fullTime } from '../../../../format/fullTime.ts'
import { whoElse } from '../../review/whoElse.ts'
import type { useExecutedWorth } from '../../transaction/useExecutedWorth.ts'
import type { BatchOutcome } from './batchOutcome.ts'
import { text } from './payrollEndCopy.ts'
import { OneFigure, PayrollFigures, sayPaidFee } from './PayrollFigures.tsx'
import { moneyOf, type Prices } from './payrollSums.ts'
import { signedPeople, signedSums, type SignedView } from './signedSums.ts'

export type SignedFiguresProps = {
  account: SharedAccount
  view: SignedView
  outcome: Pick<BatchOutcome, 'state'>
  approvals: {
    count: number
    required: number
    /** Owners who have not approved, by their names. */
    missing: readonly string[]
  }
  /** What one whole unit of each token is worth today. */
  prices: Prices
  /** From the receipt. */
  mined: Mined | undefined
  worth: ReturnType<typeof useExecutedWorth>
  nameOf: (address: Address) => string
}

/** What a signed batch moves, who has approved it or what it was worth, and what the network takes. */
export function SignedFigures(props: SignedFiguresProps) {
  const { account, view, outcome, prices, worth, mined, nameOf } = props
  const title = ({ waits: 'will', sent: 'will', paid: 'left', over: 'would' } as const)[
    outcome.state
  ]
  const sums = signedSums(
    view,
    ({ value, ...amount }) =>
      worth?.of({ value, ...amount })?.value ??
      moneyOf({ ...amount, address: amount.token, balance: undefined }, value, prices),
  )
  return (
    <PayrollFigures
      title={text(`payrollEnd.${title}`, { account: nameOf(account.address) })}
      sums={sums}
      people={signedPeople(view)}
    >
      {worth?.paid === undefined ? (
        <Approvals {...props} />
      ) : (
        <OneFigure
          title={text(worth.paid.isThen ? 'payrollEnd.then' : 'payrollEnd.today')}
          value={money(worth.paid.value)}
          more={mined && fullTime(mined.time)}
        />
      )}
      <Fee {...props} />
    </PayrollFigures>
  )
}

function Approvals({ approvals: { count, required, missing } }: SignedFiguresProps) {
  const left = required - count
  const names = whoElse(missing, left)
  return (
    <OneFigure
      title={text('payrollEnd.approvals')}
      value={text('payrollEnd.approvals.of', { count, required })}
      more={
        left <= 0
          ? text('payrollEnd.approvals.all')
          : names === undefined
            ? text('payrollEnd.missingLong', { count: left })
            : text('payrollEnd.missing', { count: left, names })
      }
    />
  )
}

/** What the network took. Before that only the review tells a fee: it is the one that has tried this very batch. */
function Fee({ account, prices, mined, nameOf }: SignedFiguresProps) {
  if (mined === undefined) return null
  const { decimals, symbol } = account.chain.nativeCurrency
  return (
    <OneFigure
      title={text('payrollEnd.fee')}
      value={sayPaidFee({ value: mined.fee, decimals, symbol }, prices.get(''))}
      more={text('payrollEnd.fee.by', { name: nameOf(mined.from) })}
    />
  )
}
