import { useEffect, useEffectEvent, useRef } from 'react'

import { isExecuted } from '../../../data/executeFlow.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useConnectedElsewhere } from '../../../data/useConnectedElsewhere.ts'
import { useText } from '../../../text/useText.ts'
import { OnDevice } from '../inplace/OnDevice.tsx'
import { useSignInPlace, type UseSignInPlaceParameters } from '../inplace/useSignInPlace.ts'
import { WithDetails } from '../inplace/WithDetails.tsx'
import { SevenBars } from '../review/ProofStrip.tsx'
import { reviewCopy } from '../review/reviewCopy.ts'
import { inboxCopy } from './inboxCopy.ts'
import type { SeveralDeed } from './several.ts'

import '../review/ReviewView.css'

export type SeveralStepProps = {
  account: SharedAccount
  id: string
  deed: SeveralDeed
  onDone: () => void
  /** It was not done; without a sentence its own page says why. */
  onStopped: (why?: string) => void
}

/** The one of several whose turn it is: everybody is asked again, and then the wallet (behaviour/payments#several). */
export function SeveralStep({ account, id, deed, onDone, onStopped }: SeveralStepProps) {
  return (
    <WithDetails
      account={account}
      id={id}
      fallback={(isError) => <Reading isError={isError} onStopped={onStopped} />}
    >
      {(details, readAt) => (
        <Step
          {...{ account, id, details, readAt, deed }}
          onSigned={onDone}
          onLook={onStopped}
          onFailed={onStopped}
        />
      )}
    </WithDetails>
  )
}

function Reading({ isError, onStopped }: { isError: boolean; onStopped: (why: string) => void }) {
  const text = useText(inboxCopy)
  const stop = useEffectEvent(() => {
    onStopped(text('inbox.several.unread'))
  })
  useEffect(() => {
    if (isError) stop()
  }, [isError])
  return <p className="gp-soft gp-small">{text('inbox.several.checking')}</p>
}

type StepProps = UseSignInPlaceParameters & { deed: SeveralDeed; onFailed: (why: string) => void }

function Step({ onFailed, ...parameters }: StepProps) {
  const { deed, onSigned, onLook } = parameters
  const text = useText(inboxCopy)
  const review = useText(reviewCopy)
  const elsewhere = useConnectedElsewhere()
  const { word, review: read, signable, flow, execution, sign } = useSignInPlace(parameters)
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

  const failure =
    flow.status === 'failed'
      ? flow.failure.message
      : execution.status === 'failed'
        ? execution.failure.message
        : elsewhere
          ? review('review.elsewhere')
          : undefined
  const isSent = deed === 'send' && isExecuted(execution)
  const isEnded = execution.status === 'ended' && !isSent
  // What cannot be read has nothing to be pressed for.
  const isUnread = !isRead && (word === 'look' || word === 'stopped')
  const end = useEffectEvent(() => {
    if (failure !== undefined) onFailed(failure)
    else if (isSent) onSigned()
    else if (isEnded || isUnread) onLook?.()
  })
  useEffect(() => {
    end()
  }, [failure, isSent, isEnded, isUnread])

  const status = deed === 'send' && flow.status === 'ready' ? execution.status : flow.status
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
