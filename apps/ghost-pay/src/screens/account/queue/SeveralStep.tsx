import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasGoneThrough, isExecuting } from '@ghost-pay/safe-account/execution'
import type { SeveralAction } from '@ghost-pay/safe-account/queue'

import { SignAction } from '../../../components/SignAction.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { say } from '../../../text/Spoken.ts'
import { OnDevice } from '../inplace/OnDevice.tsx'
import { worstCheck } from '../inplace/placeWord.ts'
import { useSignInPlace, type UseSignInPlaceParameters } from '../inplace/useSignInPlace.ts'
import { WithDetails } from '../inplace/WithDetails.tsx'
import { SevenBars } from '../review/ProofStrip.tsx'
import { text as review } from '../review/reviewCopy.ts'
import { text } from './inboxCopy.ts'

import '../review/ReviewView.css'

export type SeveralStepProps = {
  account: SharedAccount
  id: string
  action: SeveralAction
  onDone: () => void
  /** Whether it was sent, and the chain has not said yet what becomes of it. */
  onSent: (isOut: boolean) => void
  /** It was not done; without a sentence its own page says why. */
  onStopped: (why?: string) => void
}

/** The one of several whose turn it is: everybody is asked again, and then the wallet (behaviour/payments#several). */
export function SeveralStep({ account, id, action, onDone, onSent, onStopped }: SeveralStepProps) {
  return (
    <WithDetails
      account={account}
      id={id}
      fallback={(isError) => <Reading isError={isError} onStopped={onStopped} />}
    >
      {(details, readAt) => (
        <Step
          {...{ account, id, details, readAt, action }}
          onSigned={onDone}
          onSent={onSent}
          onStopped={onStopped}
        />
      )}
    </WithDetails>
  )
}

function Reading({ isError, onStopped }: { isError: boolean; onStopped: (why: string) => void }) {
  const stop = useEffectEvent(() => onStopped(text('inbox.several.unread')))
  useEffect(() => {
    if (isError) stop()
  }, [isError])
  return <p className="gp-soft gp-small">{text('inbox.several.checking')}</p>
}

type StepProps = Omit<UseSignInPlaceParameters, 'onLook'> &
  Pick<SeveralStepProps, 'action' | 'onSent' | 'onStopped'>

function Step({ onSent, onStopped, ...parameters }: StepProps) {
  const { action, onSigned } = parameters
  const elsewhere = useConnectedElsewhere()
  const [wantsLook, setWantsLook] = useState(false)
  const place = useSignInPlace({
    ...parameters,
    onLook: () => setWantsLook(true),
  })
  const { word, review: read, signable, flow, execution, sign } = place
  const hasBegun = useRef(false)
  const isRead = read !== undefined && signable !== undefined && !elsewhere
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void sign()
  })
  useEffect(() => {
    if (isRead) begin()
  }, [isRead])

  const isOut =
    action === 'send' &&
    (execution.status === 'mining' ||
      (execution.status === 'failed' && execution.hash !== undefined))
  const tellSent = useEffectEvent(onSent)
  useEffect(() => tellSent(isOut), [isOut])

  // A wallet that has no code for typed data is asked in another way: its owner chooses which.
  const hasOtherWays = flow.status === 'failed' && flow.failure.hasOtherWays === true
  const failure =
    flow.status === 'failed' && !hasOtherWays
      ? say(flow.failure.said)
      : execution.status === 'failed'
        ? say(execution.failure.said)
        : elsewhere
          ? review('review.elsewhere')
          : undefined
  // What has failed on the chain ends the row: those behind it may need it.
  const isSent = action === 'send' && hasGoneThrough(execution)
  const isEnded = execution.status === 'ended' && !isSent
  // What cannot be read has nothing to be pressed for. What is on its way is over for the gateway or the account before its own receipt is read.
  const isUnread = !isRead && !isExecuting(execution) && (word === 'look' || word === 'stopped')
  const end = useEffectEvent(() => {
    const worst = worstCheck(read?.checks ?? [])
    if (failure !== undefined) onStopped(failure)
    else if (isSent) onSigned()
    // What went wrong with an execution its own page says.
    else if (isEnded || isUnread) onStopped()
    else if (wantsLook) onStopped(worst && review(...worst.said))
  })
  useEffect(() => end(), [failure, isSent, isEnded, isUnread, wantsLook])

  if (hasOtherWays) return <OtherWays flow={flow} sign={sign} />
  const status = action === 'send' && flow.status === 'ready' ? execution.status : flow.status
  return (
    <>
      {read !== undefined && <SevenBars checks={read.checks} />}
      <p className="gp-soft gp-small" role="status">
        {text(
          status === 'asking'
            ? 'inbox.several.asking'
            : status === 'sending'
              ? 'inbox.several.sending'
              : status === 'mining'
                ? 'inbox.several.mining'
                : 'inbox.several.checking',
        )}
      </p>
      {flow.status === 'asking' && signable !== undefined && <OnDevice signable={signable} />}
    </>
  )
}

/** The ways to approve that are left when the wallet does not sign a payment field by field. */
function OtherWays({ flow, sign }: Pick<ReturnType<typeof useSignInPlace>, 'flow' | 'sign'>) {
  return (
    <SignAction
      flow={flow}
      look="plain"
      label={text('inbox.several.again')}
      reason={undefined}
      onSign={() => void sign()}
      onSignHash={() => void sign('hash')}
      onApprove={() => void sign('onChain')}
    />
  )
}
