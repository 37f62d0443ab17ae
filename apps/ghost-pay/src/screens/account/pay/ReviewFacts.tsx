import { getExplorerUrl } from '@ghost-pay/chains/explorer'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Facts } from '../../../components/Facts.tsx'
import type { AccountOnChain } from '../../../data/readAccount.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { describeNonce } from './describeNonce.ts'
import type { PaymentReview } from './paymentReview.ts'
import type { PaidBefore } from './useKnownAddresses.ts'

export type ReviewFactsProps = {
  account: SharedAccount
  onChain: AccountOnChain
  review: Extract<PaymentReview, { status: 'ready' }>
  /** The nonce that the gateway recommends; undefined when it has not said. */
  recommended: number | undefined
  paidBefore: PaidBefore
}

/** What a person has to know of a payment before they sign, each with its source. */
export function ReviewFacts({
  account,
  onChain,
  review: { signable, view },
  recommended,
  paidBefore,
}: ReviewFactsProps) {
  const { nameOf } = useAddressBook()
  const { chain } = account
  const nonce = Number(signable.transaction.nonce)
  const { counterparty: to, amount } = view
  const token = amount?.token
  return (
    <Facts
      rows={[
        ...(to === undefined
          ? []
          : [
              {
                name: 'To',
                value: (
                  <>
                    <AddressBlock
                      address={to}
                      name={nameOf(to)}
                      explorerUrl={getExplorerUrl({ chain, type: 'address', value: to })}
                    />
                    <FirstTime paidBefore={paidBefore} />
                  </>
                ),
              },
            ]),
        ...(token === undefined || amount === undefined
          ? []
          : [
              {
                name: 'Token',
                value: (
                  <>
                    <AddressBlock
                      address={token}
                      name={amount.symbol}
                      explorerUrl={getExplorerUrl({ chain, type: 'address', value: token })}
                    />
                    <p className="gp-soft gp-small">
                      {`Its contract says: ${amount.symbol}, ${amount.decimals} digits behind the point.`}
                    </p>
                  </>
                ),
              },
            ]),
        {
          name: 'From',
          value: <AddressBlock address={account.address} name={nameOf(account.address)} />,
        },
        { name: 'Chain', value: chain.name },
        {
          name: 'Nonce',
          value: (
            <>
              <span className="gp-figure">{nonce}</span>
              <p className="gp-soft gp-small">{describeNonce(nonce, onChain.nonce, recommended)}</p>
            </>
          ),
        },
        {
          name: 'Signatures',
          value: `${onChain.threshold} of ${onChain.owners.length} owners must sign`,
        },
      ]}
    />
  )
}

function FirstTime({ paidBefore }: { paidBefore: PaidBefore }) {
  if (paidBefore === 'yes' || paidBefore === 'unknown') return null
  return (
    <p className="gp-small">
      {paidBefore === 'no'
        ? 'First payment to this address.'
        : 'No payment to this address among the last ones of this account.'}
    </p>
  )
}
