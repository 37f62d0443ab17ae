import type { ReactNode } from 'react'
import type { Hex } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { type TransactionTopic, viewTransaction } from '@ghost-pay/safe-account/view'
import { plainText, type TransactionAction } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { BatchParts } from '../../../components/BatchParts.tsx'
import { CallBytes } from '../../../components/CallBytes.tsx'
import { Facts, type FactsProps } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { MemoWord } from '../../../components/MemoWord.tsx'
import { NameAddress } from '../../../components/NameAddress.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text as sayTransaction } from '../../../transactions/transactionCopy.ts'
import { titleSaid } from '../../../transactions/transactionWords.ts'
import { Digests } from '../review/DeviceHashes.tsx'
import { executionOf } from './ownView.ts'
import { SignerList } from './SignerList.tsx'
import { sayState, TransactionNotices } from './TransactionNotices.tsx'
import { text } from './transactionPageCopy.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

import './Executed.css'

export type TransactionViewProps = {
  account: SharedAccount
  details: TransactionDetails
  /** The same, held against its own bytes and against the chain. */
  transaction: OwnTransaction
  outcome?: ReactNode
}

/** Shows one transaction: what it does by its own bytes, how far it is by the chain, who has really signed. */
export function TransactionView({ account, details, transaction, outcome }: TransactionViewProps) {
  const { own, onChain, signatures, truth } = transaction
  const view = own?.view ?? viewTransaction(details.txInfo, account.chain.nativeCurrency)
  const execution = executionOf(details)
  const isPayment = view.kind === 'sent' || view.kind === 'received'
  const call = own?.signable.transaction
  const isBatch = own !== undefined && own.view.parts.length > 0
  return (
    <>
      <div className="gp-stack-tight">
        <p className="gp-status" data-state={truth.state}>
          {sayState(truth)}
        </p>
        <h1>{sayTransaction(...titleSaid(view))}</h1>
        {view.amount !== undefined && <Amount size="hero" {...view.amount} exact />}
        {own !== undefined && !isPayment && !isBatch && <p>{own.view.sentence}</p>}
        {outcome}
      </div>

      <TransactionNotices transaction={transaction} />
      {isBatch && (
        <BatchParts
          parts={own.view.parts}
          totals={own.view.totals}
          note={details.note ?? undefined}
        />
      )}
      <TransactionFacts
        account={account}
        details={details}
        view={view}
        action={own?.view.action}
        calldata={!isPayment && call !== undefined && call.data !== '0x' ? call.data : undefined}
      />

      {execution !== undefined && (
        <SignerList
          owners={onChain?.owners ?? execution.signers.map(({ value }) => value)}
          threshold={onChain?.threshold}
          signatures={signatures}
          claimed={execution.confirmations.length}
          isClaimed={onChain === undefined && transaction.isNodeError}
        />
      )}

      {own !== undefined && <Digests signable={own.signable} open={truth.isOpen} />}
    </>
  )
}

type TransactionFactsProps = {
  account: SharedAccount
  details: TransactionDetails
  view: TransactionTopic
  /** What it does by its own bytes; undefined where they cannot be read. */
  action: TransactionAction | undefined
  /** The bytes that are called, where there are any beside a payment. */
  calldata: Hex | undefined
}

function TransactionFacts({ account, details, view, action, calldata }: TransactionFactsProps) {
  const { nameOf } = useAddressBook()
  const { chain } = account
  const { counterparty, amount } = view
  const execution = executionOf(details)
  const time = details.executedAt ?? execution?.submittedAt
  const rows: FactsProps['rows'] = [
    counterparty && {
      name: text(view.kind === 'received' ? 'facts.from' : 'facts.to'),
      value: (
        <>
          <AddressBlock address={counterparty} name={nameOf(counterparty)} chain={chain} />
          {nameOf(counterparty) === undefined && <NameAddress address={counterparty} />}
        </>
      ),
    },
    amount?.token !== undefined && {
      name: text('facts.token'),
      value: <AddressBlock address={amount.token} name={amount.symbol} chain={chain} />,
    },
    view.kind !== 'received' && {
      name: text('facts.from'),
      value: <AddressBlock address={account.address} name={nameOf(account.address)} />,
    },
    { name: text('facts.chain'), value: chain.name },
    calldata !== undefined && {
      name: text('facts.data'),
      value: <CallBytes chainId={account.chainId} data={calldata} action={action} />,
    },
    execution && {
      name: text('facts.nonce'),
      value: <span className="gp-figure">{execution.nonce}</span>,
    },
    time !== undefined && {
      name: text(details.executedAt === null ? 'facts.proposed' : 'facts.executed'),
      value: fullTime(time),
    },
    details.note !== null && {
      name: text('facts.note'),
      value: (
        <>
          {text('receipt.claimed', { note: plainText(details.note) })}
          {action !== undefined && (
            <>
              <br />
              <MemoWord view={{ action }} note={plainText(details.note)} />
            </>
          )}
        </>
      ),
    },
    details.txHash !== null && {
      name: text('facts.onChain'),
      value: <HexDigest digest={details.txHash} chain={chain} />,
    },
  ]
  return <Facts rows={rows} />
}
