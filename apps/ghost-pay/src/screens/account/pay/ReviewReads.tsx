import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { usePaymentReview } from './usePaymentReview.ts'

export type ReviewReadsProps = Pick<
  ReturnType<typeof usePaymentReview>,
  'onChain' | 'token' | 'taken' | 'nonce' | 'review'
>

/** What is still read, what could not be read, and where gateway and chain differ. */
export function ReviewReads({ onChain, token, taken, nonce, review }: ReviewReadsProps) {
  const isNodeError = onChain.error !== null || token.isNodeError
  return (
    <>
      {review?.status === 'contradicted' &&
        review.sentences.map((sentence) => (
          <Notice key={sentence} tone="stop" title={sentence}>
            Nothing is signed while gateway and chain differ.
          </Notice>
        ))}
      {isNodeError && (
        <NodeFailure
          what="the token and the owners"
          retrying={onChain.isFetching}
          onRetry={() => {
            void onChain.refetch()
            token.retry()
          }}
        />
      )}
      {taken.error !== null && nonce === undefined && (
        <GatewayFailure
          error={taken.error}
          what="which nonce is free"
          retrying={taken.isFetching}
          onRetry={() => void taken.refetch()}
        />
      )}
      {review === undefined && !isNodeError && taken.error === null && (
        <Skeleton label="Asking the chain about the account and the token" rows={4} />
      )}
    </>
  )
}
