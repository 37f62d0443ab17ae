import type { ReactNode } from 'react'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { viewTransaction } from '@ghost-pay/safe-account/view'

import { Amount } from '../../../components/Amount.tsx'
import { BatchParts } from '../../../components/BatchParts.tsx'
import { Digests } from '../../../components/Digests.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { text as sayStatus } from '../../../data/statusCopy.ts'
import { text as sayTransaction } from '../../../data/transactionCopy.ts'
import { titleSaid } from '../../../data/transactionWords.ts'
import { SignerList } from './SignerList.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'
import { TransactionNotices } from './TransactionNotices.tsx'
import { statusSaid } from './truthSaid.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

import './TransactionView.css'

export type TransactionViewProps = {
  account: SharedAccount
  details: TransactionDetails
  /** The same, held against its own bytes and against the chain. */
  transaction: OwnTransaction
  /** What became of it. */
  outcome?: ReactNode
}

/** Shows one transaction: what it does by its own bytes, how far it is by the chain, who has really signed. */
export function TransactionView({ account, details, transaction, outcome }: TransactionViewProps) {
  const { own, onChain, signatures, truth } = transaction
  const view = own?.view ?? viewTransaction(details.txInfo, account.chain.nativeCurrency)
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  const isPayment = view.kind === 'sent' || view.kind === 'received'
  const call = own?.signable.transaction
  const isBatch = own !== undefined && own.view.parts.length > 0
  return (
    <>
      <div className="gp-stack-tight">
        <p className="gp-status" data-state={truth.state}>
          {truth.isClaimed
            ? sayStatus('status.claimed', { status: sayStatus(...statusSaid(truth.status)) })
            : sayStatus(...statusSaid(truth.status))}
        </p>
        <h1>{sayTransaction(...titleSaid(view))}</h1>
        {view.amount !== undefined && <Amount size="hero" {...view.amount} exact />}
        {own !== undefined && !isPayment && !isBatch && (
          <p className="gp-sentence">{own.view.sentence}</p>
        )}
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
