import type { ReactNode } from 'react'
import { canStop } from '@ghost-pay/safe-account/signing'

import { Button } from '../../../components/Button.tsx'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { KeepFocus } from '../../../components/KeepFocus.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { SignFlow } from '../../../failures/Failure.ts'
import type { MessageTurn } from './messageChecks.ts'
import { text } from './messageCopy.ts'

export type MessageBarProps = {
  turn: MessageTurn
  flow: SignFlow
  /** A signature is there that the gateway has not taken yet. */
  isKept: boolean
  /** It outlives this page. */
  isStored: boolean
  /** The first signature proposes the message. */
  isNew: boolean
  faces: ReactNode
  onSign: () => void
  /** Waits for the wallet no longer. */
  onStop: () => void
}

/** Stays in sight: whose turn it is, and the action. */
export function MessageBar(props: MessageBarProps) {
  const { turn, flow, isKept, isStored, isNew, faces, onSign, onStop } = props
  const going =
    flow.status === 'checking' || flow.status === 'asking' || flow.status === 'sending'
      ? flow.status
      : undefined
  const isGoing = going !== undefined
  const canPress = turn.canSign || isKept
  return (
    <section className="gp-signbar gp-message-bar gp-flow" aria-label={text('message.sign')}>
      {flow.status === 'failed' && <FailureNotice failure={flow.failure} />}
      {isKept && !isGoing && (
        <Notice tone="warning" title={text(isStored ? 'message.kept' : 'message.unstored')} />
      )}
      <div>
        {faces}
        <p className="gp-signbar-say gp-soft gp-small" role="status">
          <b>{text(...turn.title)}</b>
          <span>{going !== undefined ? text(`message.${going}`) : text(...turn.more)}</span>
        </p>
        <div className="gp-signbar-go">
          {canStop(flow) && <Button onPress={onStop}>{text('message.stop')}</Button>}
          <KeepFocus label={text('message.sign')}>
            {(canPress || isGoing) && (
              <Button look="primary" busy={isGoing} onPress={onSign}>
                {text(isKept ? 'message.sendAgain' : isNew ? 'message.sign' : 'message.confirm')}
              </Button>
            )}
          </KeepFocus>
        </div>
      </div>
    </section>
  )
}
