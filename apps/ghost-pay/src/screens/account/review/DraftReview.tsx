import { Amount } from '../../../components/Amount.tsx'
import { BatchParts } from '../../../components/BatchParts.tsx'
import { Button } from '../../../components/Button.tsx'
import { Digests } from '../../../components/Digests.tsx'
import { GatewayFailure } from '../../../components/GatewayFailure.tsx'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Warnings } from '../../../components/Warnings.tsx'
import { CheckError } from '../../../data/CheckError.ts'
import type { ReviewDraft } from '../../../data/reviewDraft.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { isRunning } from '../../../data/signFlow.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { keptSignatures } from '../../../data/useKeptSignatures.ts'
import { reasonNotToSign } from '../pay/reasonNotToSign.ts'
import { useDraftReview } from './useDraftReview.ts'

export type DraftReviewProps = { account: SharedAccount; id: string; draft: ReviewDraft }

/** A draft by its own bytes, with the chain's word on tokens, owners and place in line; then the wallet is asked. */
export function DraftReview({ account, id, draft }: DraftReviewProps) {
  const reads = useDraftReview({ account, id, draft })
  const { view, signable, proposal, isOwner } = reads
  const elsewhere = useConnectedElsewhere()
  const { flow, kept, sign } = proposal
  return (
    <>
      <div className="gp-stack-tight">
        <h1>Review and sign</h1>
        {view?.amount !== undefined && <Amount size="hero" {...view.amount} exact />}
        {view !== undefined && view.parts.length === 0 && (
          <p className="gp-sentence">{view.sentence}</p>
        )}
        {draft.note !== undefined && <p className="gp-soft">{draft.note}</p>}
      </div>
      <DraftReads {...reads} />
      {view !== undefined && <Warnings warnings={view.warnings} />}
      {view !== undefined && view.parts.length > 0 && (
        <BatchParts parts={view.parts} totals={view.totals} />
      )}
      {signable !== undefined && <Digests signable={signable} open />}
      {view?.blocked === true ? (
        <p className="gp-soft">This app does not sign it.</p>
      ) : (
        <SignAction
          flow={flow}
          kept={kept !== undefined}
          label="Sign"
          reason={reasonNotToSign({
            viewer: account.viewer,
            isOwner,
            isReady: view !== undefined,
            mustCompare: false,
            isElsewhere: elsewhere,
          })}
          onSign={() => void sign()}
          secondary={
            kept !== undefined && (
              <Button
                disabled={isRunning(flow)}
                onPress={() => {
                  keptSignatures.drop(kept)
                }}
              >
                Throw the signature away
              </Button>
            )
          }
        />
      )}
    </>
  )
}

/** What is still read, and what could not be read. */
function DraftReads({
  onChain,
  tokens,
  taken,
  multiSend,
  nonce,
  view,
}: ReturnType<typeof useDraftReview>) {
  const noContract = multiSend.error instanceof CheckError ? multiSend.error.message : undefined
  const isNodeError =
    onChain.error !== null ||
    tokens.isNodeError ||
    (multiSend.error !== null && noContract === undefined)
  return (
    <>
      {noContract !== undefined && <Notice tone="stop" title={noContract} />}
      {isNodeError && (
        <NodeFailure
          what="the account and its tokens"
          retrying={onChain.isFetching || multiSend.isFetching}
          onRetry={() => {
            void onChain.refetch()
            if (multiSend.isError) void multiSend.refetch()
            tokens.retry()
          }}
        />
      )}
      {taken.error !== null && nonce === undefined && (
        <GatewayFailure
          error={taken.error}
          what="which place in line is free"
          retrying={taken.isFetching}
          onRetry={() => void taken.refetch()}
        />
      )}
      {view === undefined && !isNodeError && noContract === undefined && taken.error === null && (
        <Skeleton label="Asking the chain about the account and its tokens" rows={4} />
      )}
    </>
  )
}
