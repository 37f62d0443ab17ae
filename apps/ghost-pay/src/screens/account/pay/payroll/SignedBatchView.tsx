import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { splitNote } from '@ghost-pay/payments/memo'
import type { Mined } from '@ghost-pay/safe-account'
import { worthAtPrice } from '@ghost-pay/safe-account/money'

import type { SharedAccount } from '../../../../account/SharedAccount.ts'
import { CheckIcon, CrossIcon } from '../../../../components/icons.tsx'
import { PayeeLines } from '../../../../components/PayeeLines.tsx'
import { fullTime } from '../../../../format/fullTime.ts'
import { roundedFee } from '../../../../format/roundedFee.ts'
import { money as sayMoney } from '../../../../money/currency.ts'
import { whoElse } from '../../review/reviewTurn.ts'
import type { useExecutedWorth } from '../../transaction/useExecutedWorth.ts'
import type { BatchOutcome } from './batchOutcome.ts'
import { text } from './payrollCopy.ts'
import { OneFigure, PayrollFigures } from './PayrollFigures.tsx'
import {
  moneyOf,
  type Prices,
  signedParts,
  signedPeople,
  signedSums,
  type SignedView,
} from './payrollSums.ts'

import './SignedBatch.css'

export type SignedBatchViewProps = {
  /** Where it stands; undefined while nobody has said. */
  state: BatchOutcome['state'] | undefined
  said: string
  /** Behind it, in whole sentences. */
  more: string
  /** Who has approved; undefined where it is not known, or does not matter any more. */
  dots?: ReactNode
  acts: ReactNode
  children?: ReactNode
}

/** A signed batch: dashed while it waits or is under way, solid when the chain has it; below it what it pays. */
export function SignedBatchView(props: SignedBatchViewProps) {
  const { state, said, more, dots, acts, children } = props
  return (
    <>
      <section className="gp-signed-batch" data-state={state} aria-label={text('payrollEnd.card')}>
        {state === 'waits'
          ? dots
          : state !== undefined && (
              <span className="gp-ring gp-ring-ghost gp-signed-mark" aria-hidden="true">
                {state === 'over' ? <CrossIcon /> : <CheckIcon />}
              </span>
            )}
        <div>
          <h2 role="status">{said}</h2>
          {more !== '' && <p className="gp-small gp-soft">{more}</p>}
        </div>
        <div className="gp-actions">{acts}</div>
      </section>
      {children}
    </>
  )
}

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
          value={sayMoney(worth.paid.value)}
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
  const price = prices.get('')
  const worth = price === undefined ? undefined : worthAtPrice(mined.fee, decimals, price)
  return (
    <OneFigure
      title={text('payrollEnd.fee')}
      value={
        worth === undefined
          ? `${roundedFee({ value: mined.fee, decimals })} ${symbol}`
          : sayMoney(worth)
      }
      more={text('payrollEnd.fee.by', { name: nameOf(mined.from) })}
    />
  )
}

export type SignedLinesProps = {
  view: SignedView
  /** With what is said of each line. */
  note: string | undefined
  state: BatchOutcome['state']
  /** Stands before the lines. */
  children?: ReactNode
}

/** The lines of a signed batch by its own bytes, folded; they are drawn when they are opened. */
export function SignedLines({ view, note, state, children }: SignedLinesProps) {
  const [isOpen, setOpen] = useState(false)
  const parts = signedParts(view)
  if (parts.length === 0) return null
  return (
    <details
      className="gp-details gp-signed-lines"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>{text('payroll.lines', { count: parts.length })}</strong>
        <span>{text(`payrollEnd.fold.${state}`)}</span>
      </summary>
      {isOpen && (
        <>
          {children}
          <PayeeLines parts={parts} notes={splitNote(note ?? '', parts.length).lines} />
        </>
      )}
    </details>
  )
}
