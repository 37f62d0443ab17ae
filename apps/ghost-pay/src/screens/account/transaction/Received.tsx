import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { tokenAt } from '@ghost-pay/safe-account/tokens'
import { inOwnUnits, viewTransaction } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Facts, type FactsProps } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { NameAddress } from '../../../components/NameAddress.tsx'
import { Source } from '../../../components/Source.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import { money } from '../../../money/currency.ts'
import { useWorth } from '../../../money/useWorth.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { tokenDifferencesOf } from './ownView.ts'
import { TransactionNotices } from './TransactionNotices.tsx'
import { text } from './transactionPageCopy.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

import './Executed.css'

export type ReceivedProps = {
  account: SharedAccount
  details: TransactionDetails
  /** The same, held against the chain. */
  transaction: OwnTransaction
}

/** What an account has received: from whom, how much, and where on the chain. */
export function Received({ account, details, transaction }: ReceivedProps) {
  const { nameOf, label } = useAddressBook()
  const { chain } = account
  const { amount: claimed, counterparty } = viewTransaction(details.txInfo, chain.nativeCurrency)
  const token = claimed?.token
  const { tokens } = useTokensOnChain(chain.id, token === undefined ? [] : [token])
  const amount = claimed && inOwnUnits(claimed, tokens)
  const worth = useWorth([account], amount === undefined ? [] : [amount])
  const sentence =
    counterparty === undefined
      ? text('received.new', { account: label(account.address) })
      : text('received.from', { account: label(account.address), name: label(counterparty) })
  const isSeen =
    transaction.truth.state === 'succeeded' &&
    !transaction.truth.isClaimed &&
    // That something came the chain has seen; how much it is only the token can say.
    (token === undefined || tokenAt(tokens, token) !== undefined)
  const rows: FactsProps['rows'] = [
    counterparty && {
      name: text('facts.from'),
      value: (
        <>
          <AddressBlock address={counterparty} name={nameOf(counterparty)} chain={chain} />
          {nameOf(counterparty) === undefined && <NameAddress address={counterparty} />}
        </>
      ),
    },
    amount?.token !== undefined && {
      name: text('facts.token'),
      value: <AddressBlock address={amount.token} name={amount.symbol} />,
    },
    {
      name: text('facts.to'),
      value: <AddressBlock address={account.address} name={nameOf(account.address)} />,
    },
    details.txHash !== null && {
      name: text('facts.onChain'),
      value: (
        <>
          {chain.name}
          <HexDigest digest={details.txHash} chain={chain} />
        </>
      ),
    },
  ]
  return (
    <>
      <h1>{sentence}</h1>
      <TransactionNotices
        transaction={transaction}
        tokenDifferences={tokenDifferencesOf(details, tokens)}
      />
      <article className="gp-receipt-page" aria-label={text('received.label')}>
        <div className="gp-receipt-page-paper gp-stack" data-whole>
          <div>
            {amount !== undefined && <Amount size="hero" {...amount} exact incoming />}
            {worth !== undefined && (
              <p className="gp-soft gp-figure">{text('received.worth', { sum: money(worth) })}</p>
            )}
            {details.executedAt !== null && (
              <p className="gp-soft">{fullTime(details.executedAt)}</p>
            )}
            {!isSeen && <Source source="gateway">{text('received.claimed')}</Source>}
          </div>
          <Facts rows={rows} />
        </div>
      </article>
    </>
  )
}
