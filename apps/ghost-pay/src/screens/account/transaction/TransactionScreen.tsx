import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Hash, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useParams } from 'wouter'
import { GatewayParameterError, type TransactionDetails } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions, safeKey, useGateway } from '@ghost-pay/gateway-client/react'
import { withExecuted } from '@ghost-pay/safe-account/execution'
import { hashOfId } from '@ghost-pay/safe-account/queue'
import { amountsOf } from '@ghost-pay/safe-account/view'
import { plainText } from '@ghost-pay/safe-protocol'

import { type SharedAccount, useSharedAccount } from '../../../account/SharedAccount.ts'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { isNotFound } from '../../../gateway/isNotFound.ts'
import { useKeptOf } from '../../../kept/useKept.ts'
import { useWorth } from '../../../money/useWorth.ts'
import { RegistryNames } from '../../../people/RegistryNames.ts'
import { Screen } from '../../../Screen.tsx'
import { text as sayNote } from '../../../transactions/lineNoteCopy.ts'
import { splitNotesOff } from '../../../transactions/lineNotesLink.ts'
import { text as sayTransaction } from '../../../transactions/transactionCopy.ts'
import { titleSaid } from '../../../transactions/transactionWords.ts'
import { useMined } from '../../../transactions/useMined.ts'
import { useTitle } from '../../../useTitle.ts'
import { executionTimes } from '../../../wallet/sent.ts'
import { useCancelledAt } from '../cancel/useCancelled.ts'
import { AlikeNotice } from '../pay/AlikeLines.tsx'
import { UseBatchAgain } from '../pay/payroll/UseBatchAgain.tsx'
import { KeepPaid } from '../pay/templates/KeepTemplate.tsx'
import { idleInterval, pollInterval } from '../pollInterval.ts'
import { arePayments, peopleOf } from '../review/paidGroups.ts'
import { PolicyNotice } from '../review/PolicyNotice.tsx'
import { ReviewTitle, ReviewView } from '../review/ReviewView.tsx'
import { useGasCosts } from '../review/useGasCosts.ts'
import { Executed } from './Executed.tsx'
import { Failed } from './Failed.tsx'
import { executionOf } from './ownView.ts'
import { PayAgain } from './PayAgain.tsx'
import { Received } from './Received.tsx'
import { saveReceipt } from './saveReceipt.ts'
import { signedAt, StepsSoFar, type StepsSoFarProps, useNoteIndexed } from './StepsSoFar.tsx'
import { Superseded } from './Superseded.tsx'
import { TransactionActions } from './TransactionActions.tsx'
import { ExecutedNotice, TransactionNotices, UnprovenExecution } from './TransactionNotices.tsx'
import { text } from './transactionPageCopy.ts'
import { TransactionView } from './TransactionView.tsx'
import { TransactionNotFound, UnknownTransaction, WithoutGateway } from './UnknownTransaction.tsx'
import { useExecutedWorth } from './useExecutedWorth.ts'
import { useLinkedNotes } from './useLinkedNotes.ts'
import { useNextInLine } from './useNextInLine.ts'
import { type OwnTransaction, useOwnTransaction } from './useOwnTransaction.ts'
import { useProposalReview } from './useProposalReview.ts'

/** One transaction, from its first signature to the chain. */
export function TransactionScreen() {
  useTitle(text('transactionPage.title'))
  const { id: part } = useParams<{ id: string }>()
  // A link may have words about the lines behind it.
  const { id } = splitNotesOff(part)
  const account = useSharedAccount()
  const client = useGateway()
  const queryClient = useQueryClient()
  const { chainId, address } = account
  const details = useQuery({
    ...getTransactionQueryOptions(client, { chainId, address, id }),
    refetchInterval: pollInterval,
  })

  // A transaction of another account must not be shown, let alone signed, under the name of this one.
  const isForeign = details.data !== undefined && !isAddressEqual(details.data.safeAddress, address)
  const safeTxHash = hashOfId(id)
  // A link with broken text names no transaction, and nobody was asked.
  const isMissing = isNotFound(details.error) || details.error instanceof GatewayParameterError
  if (isForeign || (details.data === undefined && isMissing)) {
    return (
      <Screen>
        {isForeign || safeTxHash === undefined ? (
          <TransactionNotFound accountPath={account.path} />
        ) : (
          <UnknownTransaction account={account} safeTxHash={safeTxHash} />
        )}
      </Screen>
    )
  }
  return (
    <Screen>
      {details.data === undefined ? (
        details.error === null ? (
          <Skeleton label={text('transactionPage.reading')} rows={4} />
        ) : (
          <h1>{text('transactionPage.title')}</h1>
        )
      ) : (
        <OneTransaction
          key={id}
          account={account}
          details={details.data}
          readAt={details.dataUpdatedAt}
          onChanged={() =>
            void queryClient.invalidateQueries({ queryKey: safeKey(client, account) })
          }
        />
      )}
      <GatewayFailure query={details} what={text('transactionPage.what')} />
      {details.error && safeTxHash !== undefined && (
        <WithoutGateway account={account} safeTxHash={safeTxHash} />
      )}
    </Screen>
  )
}

type OneTransactionProps = {
  account: SharedAccount
  details: TransactionDetails
  readAt: number
  onChanged: () => void
}

function OneTransaction({ account, details: given, readAt, onChanged }: OneTransactionProps) {
  const read = useOwnTransaction(account, given)
  const { own, truth, hash } = read
  const linked = useLinkedNotes(given, own?.signable)
  const details = { ...given, note: linked.note ?? null }
  const execution = executionOf(details)
  const isDone = truth.state === 'succeeded'
  const isOver = isDone || truth.state === 'failed'
  const config = useConfig()
  const over = isOver ? (hash ?? undefined) : undefined
  // How deep it is grows while the page is open.
  const mined = useMined(account.chainId, over, own?.signable, idleInterval)
  const signatures = read.signatures && withExecuted(read.signatures, mined?.signatures)
  const transaction = { ...read, signatures }
  const safeTxHash = execution?.safeTxHash ?? '0x'
  const noted = useKeptOf(executionTimes, {
    chainId: account.chainId,
    safe: account.address,
    safeTxHash,
  })
  const steps = {
    signedAt: signedAt(details),
    times: noted?.hash === hash ? noted : undefined,
    mined,
    isIndexed: details.txHash !== null,
  }
  const cancelled = useCancelledAt(account, rejectedPlace(own), isDone)
  const worth = useExecutedWorth(account, { own, safeTxHash, hash: isDone ? hash : null, mined })
  const next = useNextInLine(account, isDone ? own?.signable.transaction.nonce : undefined)
  const again = <Again {...{ account, details, transaction, safeTxHash }} />
  useNoteIndexed(account, given, readAt)
  const review = useProposalReview(account, given, transaction, readAt)
  return (
    <>
      {isOver && <ExecutedNotice transaction={transaction} />}
      {hash !== null && read.fromChain !== undefined && read.fromChain !== 'read' ? (
        <UnprovenExecution {...{ account, hash, transaction }} fromChain={read.fromChain} />
      ) : own !== undefined && isDone && hash !== null ? (
        <Executed
          {...{ account, details, own, cancelled, hash, worth, again, next }}
          signatures={signatures ?? []}
          {...steps}
          keep={
            <KeepPaid
              account={account}
              view={own.view}
              isUnread={transaction.areTokensUnread}
              note={plainText(given.note ?? '')}
            />
          }
          onPrint={() => window.print()}
          onSave={async (line) => {
            const { note: written } = line === undefined ? given : details
            const note = written === null ? undefined : plainText(written)
            await saveReceipt(config, { ...own, hash, note, line })
          }}
        />
      ) : own !== undefined && truth.state === 'failed' && hash !== null ? (
        <Failed
          {...{ account, details: given, own, hash, again }}
          signatures={signatures ?? []}
          {...steps}
        />
      ) : execution === undefined && isIncoming(details) ? (
        <Received {...{ account, details, transaction }} />
      ) : review === undefined ? (
        <>
          <TransactionView
            account={account}
            details={details}
            transaction={transaction}
            outcome={outcomeOf({ account, details, transaction })}
          />
          <SourceAge source="gateway" time={readAt} />
        </>
      ) : (
        <ProposalReview
          {...{ account, details, transaction, review }}
          isForeign={linked.isForeign}
        />
      )}
      <RegistryNames value={review?.registryNames ?? []}>
        <TransactionActions
          account={account}
          details={given}
          transaction={transaction}
          checks={review?.checks}
          victim={review?.victim}
          onChanged={onChanged}
        />
      </RegistryNames>
    </>
  )
}

const rejectedPlace = (own: OwnTransaction['own']): number | undefined =>
  own?.view.kind === 'rejection' ? Number(own.signable.transaction.nonce) : undefined

type AgainProps = Pick<OneTransactionProps, 'account' | 'details'> & {
  transaction: OwnTransaction
  safeTxHash: Hash
}

/** Pays what is over once more; nothing while its tokens are not read, and for what paid nobody. */
function Again({ account, details, transaction, safeTxHash }: AgainProps) {
  const { own, truth, areTokensUnread } = transaction
  if (own === undefined || areTokensUnread) return null
  const isFailed = truth.state === 'failed'
  const note = plainText(details.note ?? '')
  const { view } = own
  if (view.parts.length > 0) {
    return <UseBatchAgain {...{ account, safeTxHash, view, note, isFailed }} />
  }
  if (view.amount === undefined || view.counterparty === undefined) return null
  // A payment that is made once more is seldom for the same thing.
  return <PayAgain {...{ account, view }} note={isFailed ? note : ''} isPrimary={isFailed} />
}

/** What became of one that is not signed any more, or how far it is. */
function outcomeOf(one: StepsSoFarProps): ReactNode {
  const { own, truth } = one.transaction
  if (own === undefined) return null
  if (truth.state !== 'cancelled' && one.details.txHash !== null) return null
  return truth.state === 'cancelled' ? (
    <Superseded account={one.account} signable={own.signable} />
  ) : (
    <StepsSoFar {...one} />
  )
}

/** Whether it came in, by the gateway's word. */
const isIncoming = ({ txInfo }: TransactionDetails): boolean =>
  txInfo.type === 'Transfer' && txInfo.direction === 'INCOMING'

type ProposalReviewProps = Pick<OneTransactionProps, 'account' | 'details'> & {
  transaction: OwnTransaction
  review: NonNullable<ReturnType<typeof useProposalReview>>
  /** The link has words about other lines. */
  isForeign: boolean
}

/** A transaction that waits, on the same screen as a new one. */
function ProposalReview({ account, details, transaction, review, isForeign }: ProposalReviewProps) {
  const { onChain, signatures } = transaction
  const gasCosts = useGasCosts(account)
  const worth = useWorth([account], amountsOf(review.view))
  return (
    <>
      <ReviewTitle isStopped={review.redLine !== undefined}>
        {arePayments(review.view.parts)
          ? text('transactionPage.payMany', { count: peopleOf(review.view.parts) })
          : sayTransaction(...titleSaid(review.view))}
      </ReviewTitle>
      <StepsSoFar {...{ account, details, transaction }} />
      <ReviewView
        {...review}
        account={account}
        gasCosts={gasCosts}
        worth={worth}
        signers={
          onChain && {
            ...onChain,
            signatures: signatures ?? [],
            claimed: executionOf(details)?.confirmations.length,
          }
        }
        accountNonce={onChain?.nonce}
        note={details.note === null ? undefined : plainText(details.note)}
        notices={
          <>
            <TransactionNotices
              transaction={transaction}
              isCompared={review.redLine !== undefined && review.redLine.readings.length > 0}
            />
            {isForeign && <Notice tone="warning" title={sayNote('lineNote.foreign')} />}
            <AlikeNotice account={account} signable={review.signable} />
            <PolicyNotice account={account} signable={review.signable} tokens={review.tokens} />
          </>
        }
      />
    </>
  )
}
