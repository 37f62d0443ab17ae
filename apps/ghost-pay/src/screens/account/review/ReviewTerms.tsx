import { useQuery } from '@tanstack/react-query'
import { estimateTransactionQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { SignableView } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { CallBytes, isUnreadCall } from '../../../components/CallBytes.tsx'
import { Facts, type FactsProps } from '../../../components/Facts.tsx'
import { Source } from '../../../components/Source.tsx'
import { useRegistryName } from '../../../people/RegistryNames.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text } from './reviewCopy.ts'
import { claimedFeeSaid, feeSaid, type GasCosts } from './useGasCosts.ts'
import type { ShownRehearsal } from './useReviewFacts.ts'

export type ReviewTermsProps = {
  account: Pick<SharedAccount, 'address' | 'chain'>
  signable: SignableTransaction
  view: Pick<SignableView, 'counterparty' | 'amount' | 'kind' | 'action'>
  rehearsal: ShownRehearsal
  gasCosts: GasCosts
  /** Nonce of the account's next execution, from the chain; undefined while it is not known. */
  accountNonce: number | undefined
}

/** Everything that is signed, whole: addresses, token, place in line, and what it costs. */
export function ReviewTerms(props: ReviewTermsProps) {
  const { account, signable, view, rehearsal, gasCosts, accountNonce } = props
  const { nameOf } = useAddressBook()
  const foundAs = useRegistryName()
  const { chain } = account
  const { counterparty: to, amount } = view
  const { chainId, transaction } = signable
  const { data, nonce: place } = transaction
  const nonce = Number(place)
  const ahead = accountNonce === undefined ? undefined : nonce - accountNonce
  const told: FactsProps['rows'] = [
    to && {
      name: text('review.terms.to'),
      value: <AddressBlock address={to} name={nameOf(to) ?? foundAs(to)} chain={chain} />,
    },
    {
      name: text('review.terms.place'),
      value:
        ahead === undefined || ahead <= 0
          ? text('review.terms.next', { nonce })
          : text('review.terms.ahead', { count: ahead, nonce }),
    },
    feeRow({ signable, rehearsal, gasCosts, chain }),
  ]
  const folded: FactsProps['rows'] = [
    amount?.token && {
      name: text('review.terms.token'),
      value: (
        <AddressBlock
          address={amount.token}
          name={text('review.terms.decimals', {
            symbol: amount.symbol,
            count: amount.decimals,
          })}
          chain={chain}
        />
      ),
    },
    {
      name: text('review.terms.from'),
      value: (
        <AddressBlock address={account.address} name={nameOf(account.address)} shape="account" />
      ),
    },
    { name: text('review.terms.chain'), value: chain.name },
    view.kind !== 'sent' &&
      data !== '0x' && {
        name: text('review.terms.data'),
        value: <CallBytes chainId={chainId} data={data} action={view.action} />,
      },
  ]
  return (
    <section aria-labelledby="letter">
      <h2 id="letter" className="gp-visually-hidden">
        {text('review.terms.title')}
      </h2>
      <Facts rows={told} />
      <details className="gp-details" open={isUnreadCall(view.action)}>
        <summary>{text('review.terms')}</summary>
        <Facts rows={folded} />
      </details>
    </section>
  )
}

type FeeRowProps = Pick<ReviewTermsProps, 'signable' | 'rehearsal' | 'gasCosts'> &
  Pick<SharedAccount, 'chain'>

/** What sending it costs: as measured, or, where the node measures nothing, by the gateway's word. */
function feeRow({ signable, rehearsal, gasCosts, chain }: FeeRowProps): FactsProps['rows'][number] {
  const name = text('review.terms.fee')
  const currency = chain.nativeCurrency
  if (rehearsal.status === 'moves') {
    return { name, value: text(...feeSaid(rehearsal.gas, gasCosts, currency)) }
  }
  if (gasCosts.isGatewayAsked !== true || !isUnmeasured(rehearsal)) return undefined
  return { name, value: <ClaimedFee {...{ signable, currency }} gasPrice={gasCosts.gasPrice} /> }
}

/** The node cannot say what an execution takes, whether or not it goes through. */
const isUnmeasured = ({ status }: ShownRehearsal): boolean =>
  status === 'silent' || status === 'goesThrough'

type ClaimedFeeProps = Omit<ClaimedFeeViewProps, 'gas'> & { signable: SignableTransaction }

/** Asks the gateway what an execution takes, where no node says it. One answer is enough: nothing rests on it. */
function ClaimedFee({ signable, ...shown }: ClaimedFeeProps) {
  const client = useGateway()
  const { chainId, safe: address, transaction } = signable
  const { to, value, data, operation } = transaction
  const asked = useQuery({
    ...estimateTransactionQueryOptions(client, {
      chainId,
      address,
      transaction: { to, value, data, operation },
    }),
    staleTime: Infinity,
    retry: false,
  })
  // A gateway that measures nothing says so by a zero.
  const gas = asked.isError ? 0n : asked.data?.safeTxGas
  return <ClaimedFeeView {...shown} gas={gas === 0n ? 'unknown' : gas} />
}

type ClaimedFeeViewProps = {
  /** Of the call, as the gateway claims it; undefined while it is asked. */
  gas: bigint | 'unknown' | undefined
  gasPrice: GasCosts['gasPrice']
  currency: { symbol: string; decimals: number }
}

/** What an execution costs by the gateway's estimate: a claim, and marked as one. */
export function ClaimedFeeView({ gas, gasPrice, currency }: ClaimedFeeViewProps) {
  if (typeof gas !== 'bigint') {
    return <span className="gp-soft">{text(gas ? 'claimedFee.silent' : 'claimedFee.asking')}</span>
  }
  return <Source source="gateway">{text(...claimedFeeSaid(gas, { gasPrice }, currency))}</Source>
}
