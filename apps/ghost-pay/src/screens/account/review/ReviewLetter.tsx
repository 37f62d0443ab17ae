import { lazy, Suspense } from 'react'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { CallBytes } from '../../../components/CallBytes.tsx'
import { Facts, type FactsProps } from '../../../components/Facts.tsx'
import { isUnreadCall } from '../../../data/isUnreadCall.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import type { SignableView } from '../../../data/viewSignable.ts'
import { textOf } from '../../../text/textOf.ts'
import { feeSaid, type GasCosts } from './feeSaid.ts'
import { reviewCopy } from './reviewCopy.ts'
import type { ShownRehearsal } from './useReviewFacts.ts'

const text = textOf(reviewCopy)

const ClaimedFee = lazy(() =>
  import('./ClaimedFee.tsx').then(({ ClaimedFee }) => ({ default: ClaimedFee })),
)

export type ReviewLetterProps = {
  account: Pick<SharedAccount, 'address' | 'chain'>
  signable: SignableTransaction
  view: Pick<SignableView, 'counterparty' | 'amount' | 'kind' | 'action'>
  rehearsal: ShownRehearsal
  gasCosts: GasCosts
  /** Nonce of the account's next execution, from the chain; undefined while it is not known. */
  accountNonce: number | undefined
}

/** Everything that is signed, whole: addresses, token, place in line, and what it costs. */
export function ReviewLetter({
  account,
  signable,
  view,
  rehearsal,
  gasCosts,
  accountNonce,
}: ReviewLetterProps) {
  const { nameOf } = useAddressBook()
  const { chain } = account
  const { counterparty: to, amount } = view
  const { chainId, transaction } = signable
  const { to: target, data, nonce: place } = transaction
  const nonce = Number(place)
  const ahead = accountNonce === undefined ? undefined : nonce - accountNonce
  const explorer = (value: string) => getExplorerUrl({ chain, type: 'address', value })
  const rows: (FactsProps['rows'][number] | undefined)[] = [
    to === undefined
      ? undefined
      : {
          name: text('review.letter.to'),
          value: <AddressBlock address={to} name={nameOf(to)} explorerUrl={explorer(to)} />,
        },
    amount?.token === undefined
      ? undefined
      : {
          name: text('review.letter.token'),
          value: (
            <AddressBlock
              address={amount.token}
              name={text('review.letter.decimals', {
                symbol: amount.symbol,
                count: amount.decimals,
              })}
              explorerUrl={explorer(amount.token)}
            />
          ),
        },
    {
      name: text('review.letter.from'),
      value: <AddressBlock address={account.address} name={nameOf(account.address)} />,
    },
    { name: text('review.letter.chain'), value: chain.name },
    view.kind !== 'sent' && data !== '0x'
      ? {
          name: text('review.letter.data'),
          value: (
            <CallBytes
              data={data}
              unread={isUnreadCall(view.action) ? { chainId, to: target } : undefined}
            >
              {text('review.letter.bytes', { count: (data.length - 2) / 2 })}
            </CallBytes>
          ),
        }
      : undefined,
    {
      name: text('review.letter.place'),
      value:
        ahead === undefined || ahead <= 0
          ? text('review.letter.next', { nonce })
          : text('review.letter.ahead', { count: ahead, nonce }),
    },
    rehearsal.status === 'moves'
      ? {
          name: text('review.letter.fee'),
          value: text(...feeSaid(rehearsal.gas, gasCosts, chain.nativeCurrency)),
        }
      : gasCosts.isGatewayAsked === true && isUnmeasured(rehearsal)
        ? {
            name: text('review.letter.fee'),
            value: (
              <Suspense>
                <ClaimedFee
                  signable={signable}
                  gasPrice={gasCosts.gasPrice}
                  currency={chain.nativeCurrency}
                />
              </Suspense>
            ),
          }
        : undefined,
  ]
  return (
    <section className="gp-review-section" aria-labelledby="letter">
      <div className="gp-review-head">
        <h2 id="letter">{text('review.letter')}</h2>
      </div>
      <Facts rows={rows.filter((row) => row !== undefined)} />
    </section>
  )
}

/** The node cannot say what an execution takes, whether or not it goes through. */
const isUnmeasured = ({ status }: ShownRehearsal): boolean =>
  status === 'silent' || status === 'goesThrough'
