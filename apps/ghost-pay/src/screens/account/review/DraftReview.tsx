import { useLocation } from 'wouter'
import { withLineNotes } from '@ghost-pay/payments/memo'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { ChainReadError } from '@ghost-pay/safe-account/errors'
import { isRunning } from '@ghost-pay/safe-account/signing'
import type { ReviewDraft } from '@ghost-pay/safe-account/store'
import { amountsOf } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { text as sayNode } from '../../../chain/nodeCopy.ts'
import { Button, ButtonLink, type ButtonProps } from '../../../components/Button.tsx'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { ShareForSigning } from '../../../components/ShareForSigning.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { TryAgain } from '../../../components/TryAgain.tsx'
import { Warnings } from '../../../components/Warnings.tsx'
import { keptSignatures } from '../../../kept/keptSignatures.ts'
import { reviewDrafts } from '../../../kept/reviewDrafts.ts'
import { useWorth } from '../../../money/useWorth.ts'
import { useChosenLabel } from '../../../people/RegistryNames.ts'
import { say } from '../../../text/Spoken.ts'
import { sayMovedPlace } from '../../../wallet/sayCheck.ts'
import { useConnectedElsewhere } from '../../../wallet/useConnectedElsewhere.ts'
import { ReviewVictim } from '../cancel/VictimCard.tsx'
import { AlikeNotice } from '../pay/AlikeLines.tsx'
import { PolicyNotice } from './PolicyNotice.tsx'
import { failuresIn, maySign, type ReviewCheck } from './reviewChecks.ts'
import { text } from './reviewCopy.ts'
import { ReviewTitle, ReviewView } from './ReviewView.tsx'
import { TurnBar } from './SignBar.tsx'
import { signLabel } from './signLabel.ts'
import { twinSaid } from './twinInLine.ts'
import { useDraftReview } from './useDraftReview.ts'
import { useGasCosts } from './useGasCosts.ts'
import { useReviewFacts } from './useReviewFacts.ts'
import { useTwin } from './useTwin.ts'
import type { Victim } from './useVictim.ts'
import { warningsToSay } from './warningsToSay.ts'

export type DraftReviewProps = { account: SharedAccount; id: string; draft: ReviewDraft }

/** A draft by its own bytes, with everybody's word on it; then the wallet is asked. */
export function DraftReview({ account, id, draft }: DraftReviewProps) {
  const reads = useDraftReview({ account, id, draft })
  const { view, signable, onChain, tokens, taken } = reads
  const asked = useReviewFacts({
    account,
    signable,
    view,
    tokens,
    onChain,
    taken,
    typed: draft.typed,
    registryNames: draft.registryNames,
  })
  const gasCosts = useGasCosts(account)
  const worth = useWorth([account], view === undefined ? [] : amountsOf(view))
  const { checks } = asked
  if (view === undefined || signable === undefined) {
    return (
      <>
        <ReviewTitle isStopped={false}>{text('review.title')}</ReviewTitle>
        <DraftReads {...reads} />
      </>
    )
  }
  return (
    <>
      <ReviewTitle isStopped={asked.redLine !== undefined}>{text('review.title')}</ReviewTitle>
      <ReviewView
        account={account}
        signable={signable}
        view={view}
        tokens={tokens.tokens}
        {...asked}
        gasCosts={gasCosts}
        worth={worth}
        signers={onChain.data && { ...onChain.data, signatures: [] }}
        accountNonce={onChain.data?.nonce}
        note={(draft.lines && withLineNotes(draft.note ?? '', draft.lines)) ?? draft.note}
        notices={
          <>
            <DraftReads {...reads} />
            <Warnings warnings={warningsToSay(view)} />
            <TwinNotice account={account} signable={signable} />
            <AlikeNotice account={account} signable={signable} />
            <PolicyNotice account={account} signable={signable} tokens={reads.tokens.tokens} />
          </>
        }
      >
        <DraftBar {...{ account, id, draft, reads, checks }} victim={asked.victim} />
      </ReviewView>
    </>
  )
}

type DraftBarProps = {
  account: SharedAccount
  id: string
  draft: ReviewDraft
  reads: ReturnType<typeof useDraftReview>
  checks: readonly ReviewCheck[]
  victim: Victim | undefined
}

/** Whose turn it is, and the button that signs; while a check stops it, there is none. */
function DraftBar({ account, id, draft, reads, checks, victim }: DraftBarProps) {
  const chosenLabel = useChosenLabel()
  const elsewhere = useConnectedElsewhere()
  const { view, signable, proposal, onChain, role, isAlone, moved } = reads
  const { flow, kept, sign, stop } = proposal
  const isClosed = failuresIn(checks).length > 0
  // Closed, or signed without the gateway: the ways out stand there at once.
  const mayAsk =
    !isClosed &&
    view !== undefined &&
    !((isAlone || role === 'notOwner') && flow.status === 'ready')
  const back = <Back />
  // What is signed is for its place alone: only without the signature can the same be drafted again.
  const forget = (look: ButtonProps['look']) =>
    kept && (
      <Button
        look={look}
        disabled={isRunning(flow)}
        onPress={() => keptSignatures.forget({ signed: kept })}
      >
        {text('review.forget')}
      </Button>
    )
  const share = (look: 'primary' | 'plain') =>
    signable !== undefined && (
      <ShareForSigning
        account={account}
        signable={signable}
        note={draft.note}
        own={kept}
        look={look}
      >
        {text(isAlone && look === 'primary' ? 'review.alone' : 'review.share')}
      </ShareForSigning>
    )
  return (
    <TurnBar
      {...{ checks, role }}
      viewer={account.viewer}
      onChain={onChain.data}
      signatures={[]}
      isDraft
      notice={moved !== undefined && <Notice tone="warning" title={say(sayMovedPlace(moved))} />}
      rest={
        mayAsk && (
          <>
            {share('plain')}
            {(kept !== undefined || victim !== undefined) && back}
          </>
        )
      }
    >
      {isClosed || view === undefined ? (
        <>
          {back}
          {forget('primary') ?? <Discard {...{ account, id, draft }} />}
        </>
      ) : !mayAsk ? (
        <>
          {back}
          {share('primary')}
        </>
      ) : (
        <SignAction
          {...{ flow, kept, sign, stop }}
          label={text(...signLabel(view, chosenLabel))}
          reason={
            elsewhere
              ? text('review.elsewhere')
              : role === 'owner' && maySign(checks)
                ? undefined
                : ''
          }
          secondary={
            !isRunning(flow) &&
            (forget('plain') ?? (victim ? <ReviewVictim victim={victim} /> : back))
          }
        />
      )}
    </TurnBar>
  )
}

function Discard({ account, id, draft }: DraftReviewProps) {
  const [, navigate] = useLocation()
  return (
    <Button
      look="primary"
      onPress={() => {
        reviewDrafts.forget({ ...account, id })
        navigate(`${account.path}/pay`, { replace: true })
      }}
    >
      {text(draftsAgain.includes(draft.kind) ? 'review.again' : 'review.discard')}
    </Button>
  )
}

function Back() {
  return <Button onPress={() => window.history.back()}>{text('review.return')}</Button>
}

/** What is typed anew on the form of a payment. */
const draftsAgain: readonly ReviewDraft['kind'][] = ['payment', 'replacement']

function DraftReads(props: ReturnType<typeof useDraftReview>) {
  const { onChain, tokens, taken, isAlone, multiSend, view } = props
  const noContract =
    multiSend.error instanceof ChainReadError && multiSend.error.reason === 'noBatchContract'
  const isNodeError =
    onChain.error !== null || tokens.isNodeError || (multiSend.error !== null && !noContract)
  return (
    <>
      {noContract && <Notice tone="stop" title={sayNode('node.noBatch')} />}
      {isNodeError && (
        <NodeFailure
          what={text('review.what')}
          retrying={onChain.isFetching || multiSend.isFetching}
          onRetry={() => {
            void onChain.refetch()
            if (multiSend.isError) void multiSend.refetch()
            tokens.retry()
          }}
        />
      )}
      {isAlone && (
        <Notice
          tone="warning"
          title={text('review.aloneTitle')}
          action={<TryAgain onPress={() => void taken.refetch()} busy={taken.isFetching} />}
        >
          {text('review.aloneText')}
        </Notice>
      )}
      {view === undefined && !isNodeError && !noContract && (
        <Skeleton label={text('review.loading')} rows={4} />
      )}
    </>
  )
}

type TwinNoticeProps = { account: SharedAccount; signable: SignableTransaction }

/**
 * Says that the same or some of it waits already, at the gateway or in this browser: both could happen (behaviour/payments#twice). What could not be
 * compared is said, too.
 */
export function TwinNotice({ account, signable }: TwinNoticeProps) {
  const { found, said } = useTwin(account, signable)
  if (found === undefined) return said && <p className="gp-soft gp-small">{text(...said)}</p>
  return (
    <Notice
      tone="warning"
      title={text(...twinSaid(found))}
      action={<ButtonLink to={`${account.path}/queue`}>{text('review.twiceSee')}</ButtonLink>}
    >
      {text('review.twiceWhy')}
    </Notice>
  )
}
