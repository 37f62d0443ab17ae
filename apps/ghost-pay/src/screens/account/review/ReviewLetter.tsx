import type { Hex } from 'viem'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Facts, type FactsProps } from '../../../components/Facts.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import type { SignableView } from '../../../data/viewSignable.ts'
import { useText } from '../../../text/useText.ts'
import { reviewCopy } from './reviewCopy.ts'
import type { ShownRehearsal } from './useReviewFacts.ts'

export type ReviewLetterProps = {
  account: Pick<SharedAccount, 'address' | 'chain'>
  signable: SignableTransaction
  view: Pick<SignableView, 'counterparty' | 'amount' | 'kind'>
  rehearsal: ShownRehearsal
  /** Nonce of the account's next execution, from the chain; undefined while it is not known. */
  accountNonce: number | undefined
}

/** Everything that is signed, whole: addresses, token, place in line, and what it costs. */
export function ReviewLetter({
  account,
  signable,
  view,
  rehearsal,
  accountNonce,
}: ReviewLetterProps) {
  const text = useText(reviewCopy)
  const { nameOf } = useAddressBook()
  const { chain } = account
  const { counterparty: to, amount } = view
  const { data, nonce: place } = signable.transaction
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
      ? { name: text('review.letter.data'), value: <Calldata data={data} /> }
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
          value: text('review.letter.gas', { gas: rehearsal.gas.toLocaleString('en') }),
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

/** The bytes of a call, whole, behind how many they are. */
function Calldata({ data }: { data: Hex }) {
  const text = useText(reviewCopy)
  return (
    <details>
      <summary>{text('review.letter.bytes', { count: (data.length - 2) / 2 })}</summary>
      <span className="gp-digest gp-mono">{data}</span>
    </details>
  )
}
