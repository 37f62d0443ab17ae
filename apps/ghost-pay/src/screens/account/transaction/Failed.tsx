import type { WhyFailed } from '@ghost-pay/safe-account/execution'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { amountsOf, type MovedAmount } from '@ghost-pay/safe-account/view'
import { plainText } from '@ghost-pay/safe-protocol'

import { Columns } from '../../../components/Columns.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Said } from '../../../text/Said.ts'
import { useWhyFailed } from '../../../transactions/useWhyFailed.ts'
import { paidMany } from '../review/paidGroups.ts'
import type { ExecutedProps } from './Executed.tsx'
import { ExecutionSteps } from './ExecutionSteps.tsx'
import { approvedIn, ReceiptFacts, ReceiptLines, ReceiptSums } from './ReceiptFacts.tsx'
import { text, type transactionPageCopy } from './transactionPageCopy.ts'

import './Executed.css'

export type FailedProps = Pick<
  ExecutedProps,
  'account' | 'details' | 'own' | 'signatures' | 'hash' | 'mined' | 'signedAt' | 'times' | 'again'
>

/** What did not go through: why, what it would have paid, and the way to pay it again. */
export function Failed(props: FailedProps) {
  const { account, details, own, signatures, hash, mined, signedAt, times } = props
  const { signable, view } = own
  const { label } = useAddressBook()
  const leaves = amountsOf(view)
  const reason = useWhyFailed(signable, leaves, mined?.block)
  const payee = view.amount === undefined ? undefined : view.counterparty
  const many = paidMany(view)
  const { signers, approvals } = approvedIn(signatures, details, mined)
  const more = moreSaid(reason)
  return (
    <Columns
      side={
        (payee !== undefined || many !== undefined) && (
          <div className="gp-stack-near">{props.again}</div>
        )
      }
    >
      <h1>{text(...titleSaid(reason))}</h1>
      <p>{text('failedPage.nothing')}</p>
      <ExecutionSteps {...{ signers, approvals, signedAt, times, mined }} isIndexed isFailed />
      <article
        className="gp-receipt-page"
        data-state="failed"
        aria-label={text('failedPage.label')}
      >
        <div className="gp-receipt-page-paper gp-stack">
          <div>
            <h2>
              {payee === undefined
                ? text('failedPage.what', { account: label(account.address) })
                : text('failedPage.who', { account: label(account.address), name: label(payee) })}
            </h2>
            <ReceiptSums view={view} />
            {view.parts.length === 0 && view.amount === undefined && <p>{view.sentence}</p>}
            {more !== undefined && <p>{text(...more)}</p>}
            {mined !== undefined && <p className="gp-soft">{fullTime(mined.time)}</p>}
          </div>
          {view.parts.length > 0 && <ReceiptLines details={details} view={view} />}
          <ReceiptFacts
            {...{ account, details, view, approvals, hash, mined }}
            usedPlace={signable.transaction.nonce}
          />
        </div>
      </article>
    </Columns>
  )
}

function titleSaid(reason: WhyFailed<MovedAmount> | undefined): Said<typeof transactionPageCopy> {
  switch (reason?.why) {
    case 'short':
      return ['failedPage.short']
    case 'said':
      return ['failedPage.refused']
    default:
      return ['failedPage.title']
  }
}

/** The figures behind the reason, or the contract's own words. */
function moreSaid(
  reason: WhyFailed<MovedAmount> | undefined,
): Said<typeof transactionPageCopy> | undefined {
  if (reason?.why === 'said') {
    return ['failedPage.words', { words: plainText(reason.words) }]
  }
  if (reason?.why !== 'short') return undefined
  const { held, amount } = reason
  return [
    'failedPage.figures',
    {
      held: splitAmount(held, amount.decimals).whole,
      needed: splitAmount(amount.value, amount.decimals).whole,
      symbol: cleanSymbol(amount.symbol),
    },
  ]
}
