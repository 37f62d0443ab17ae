import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useParams } from 'wouter'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions, safeKey, useGateway } from '@ghost-pay/gateway-client/react'

import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { TransactionNotFound } from '../../../components/TransactionNotFound.tsx'
import { isNotFound } from '../../../data/isNotFound.ts'
import { load } from '../../../data/load.ts'
import { type SharedAccount, useSharedAccount } from '../../../data/SharedAccount.ts'
import { useMined } from '../../../data/useMined.ts'
import { plainText } from '../../../format/plainText.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { pollInterval } from '../pollInterval.ts'
import { PolicyNotice } from '../review/PolicyNotice.tsx'
import { ReviewView } from '../review/ReviewView.tsx'
import { Executed } from './Executed.tsx'
import { TransactionNotices } from './TransactionNotices.tsx'
import { TransactionView } from './TransactionView.tsx'
import { type OwnTransaction, useOwnTransaction } from './useOwnTransaction.ts'
import { useProposalReview } from './useProposalReview.ts'

// To read a transaction takes nothing of what signs and executes it.
const TransactionActions = lazy(() =>
  import('./TransactionActions.tsx').then(({ TransactionActions }) => ({
    default: TransactionActions,
  })),
)
const Fate = lazy(() => import('./Fate.tsx').then(({ Fate }) => ({ default: Fate })))
const KeepPaid = lazy(() =>
  import('../pay/templates/KeepPaid.tsx').then(({ KeepPaid }) => ({ default: KeepPaid })),
)
const WithoutGateway = lazy(() =>
  import('../cosign/WithoutGateway.tsx').then(({ WithoutGateway }) => ({
    default: WithoutGateway,
  })),
)

/** One transaction, from its first signature to the chain. */
export function TransactionScreen() {
  useTitle('Transaction')
  const { id } = useParams<{ id: string }>()
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
  if (isForeign || (details.data === undefined && isNotFound(details.error))) {
    return (
      <Screen>
        <TransactionNotFound accountPath={account.path} />
      </Screen>
    )
  }
  return (
    <Screen>
      {details.error && (
        <GatewayFailure
          error={details.error}
          what="the newest state of this transaction"
          onRetry={() => void details.refetch()}
          retrying={details.isFetching}
        />
      )}
      {details.error && (
        <Suspense>
          <WithoutGateway account={account} id={id} />
        </Suspense>
      )}
      {details.data === undefined ? (
        details.error === null && <Skeleton label="Reading the transaction" rows={4} />
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
    </Screen>
  )
}

type OneTransactionProps = {
  account: SharedAccount
  details: TransactionDetails
  /** When the gateway said it, in milliseconds since 1970. */
  readAt: number
  onChanged: () => void
}

function OneTransaction({ account, details, readAt, onChanged }: OneTransactionProps) {
  const transaction = useOwnTransaction(account, details)
  const { own, truth, signatures } = transaction
  const isDone = truth.state === 'succeeded'
  const config = useConfig()
  const hash = details.txHash
  const mined = useMined(account.chainId, isDone ? (hash ?? undefined) : undefined)
  const review = useProposalReview(account, details, transaction, readAt)
  return (
    <>
      {own !== undefined && isDone && hash !== null ? (
        <>
          <Executed
            account={account}
            details={details}
            own={own}
            signatures={signatures ?? []}
            hash={hash}
            mined={mined}
            onPrint={() => {
              window.print()
            }}
            onSave={async () => {
              const { saveReceipt } = await load(() => import('./saveReceipt.ts'))
              const memo = details.note === null ? undefined : plainText(details.note)
              await saveReceipt(config, { ...own, hash, memo })
            }}
          />
          <Suspense>
            <KeepPaid
              account={account}
              view={own.view}
              isUnread={transaction.areTokensUnread}
              note={plainText(details.note ?? '')}
            />
          </Suspense>
        </>
      ) : review === undefined ? (
        <>
          <TransactionView
            account={account}
            details={details}
            transaction={transaction}
            fate={
              own !== undefined &&
              truth.state === 'cancelled' && (
                <Suspense>
                  <Fate account={account} signable={own.signable} />
                </Suspense>
              )
            }
          />
          <SourceAge source="gateway" time={readAt} />
        </>
      ) : (
        <ProposalReview {...{ account, details, transaction, review }} />
      )}
      <Suspense fallback={<Skeleton label="Opening what you can do" rows={1} />}>
        <TransactionActions
          account={account}
          details={details}
          transaction={transaction}
          checks={review?.checks}
          onChanged={onChanged}
        />
      </Suspense>
    </>
  )
}

type ProposalReviewProps = Pick<OneTransactionProps, 'account' | 'details'> & {
  transaction: OwnTransaction
  review: NonNullable<ReturnType<typeof useProposalReview>>
}

/** A transaction that waits, on the same screen as a new one. */
function ProposalReview({ account, details, transaction, review }: ProposalReviewProps) {
  const { onChain, signatures } = transaction
  const execution =
    details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : undefined
  return (
    <>
      <h1 className="gp-review-title">{review.view.title}</h1>
      <ReviewView
        {...review}
        account={account}
        signers={
          onChain && {
            ...onChain,
            signatures: signatures ?? [],
            claimed: execution?.confirmations.length,
          }
        }
        accountNonce={onChain?.nonce}
        note={details.note === null ? undefined : plainText(details.note)}
        notices={
          <>
            <TransactionNotices transaction={transaction} />
            <PolicyNotice account={account} signable={review.signable} tokens={review.tokens} />
          </>
        }
      />
    </>
  )
}
