'use client'

import { useOwnId } from '../context/useOwnId.ts'
import { useText } from '../context/useText.ts'
import type { CopyKey } from '../copy.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { StopIcon } from '../ui/icons.tsx'
import { Lock, type LockState } from '../ui/Lock.tsx'
import { useAnnounce } from '../ui/useAnnounce.ts'
import { WholeAddress } from '../ui/WholeAddress.tsx'
import {
  canSign,
  isAnswerAwaited,
  signInFailureText,
  type SignInFlow,
  signInLabel,
  type SignInPress,
} from './signInFlow.ts'

export type SignInDialogProps = {
  address: `0x${string}`
  flow: SignInFlow
  dispatch: (press: SignInPress) => void
  /** Asks again whether the visitor has signed in; absent where the server has said it. */
  onAskAgain?: (() => void) | undefined
  onCancel: () => void
}

/** How far the ring and the line below count: the message is made, the wallet signs it, the server reads it. */
const steps: { readonly [label in CopyKey]?: { arcs: LockState; line: CopyKey } } = {
  'signIn.preparing': { arcs: 'asking', line: 'signIn.step.message' },
  'signIn.waiting': { arcs: 'scanned', line: 'signIn.step.signature' },
  'signIn.verifying': { arcs: 'signed', line: 'signIn.step.check' },
}

/** Asks for a signature that proves who owns the account (behaviour/sign-in#dialog). */
export function SignInDialog({ address, flow, dispatch, onAskAgain, onCancel }: SignInDialogProps) {
  const text = useText()
  const titleId = useOwnId()
  const label = signInLabel(flow)
  const step = steps[label]
  const failed = signInFailureText(flow)
  const failure = failed ?? (onAskAgain && 'signIn.unread')
  const waiting = isAnswerAwaited(flow)
  const isAsking = waiting && !failure
  // A failure is said by the paragraph it stands in.
  useAnnounce(isAsking ? text(label) : undefined)
  return (
    <Dialog
      title={text('signIn.title')}
      titleId={titleId}
      size="narrow"
      sheetSize="account"
      isAsking={isAsking}
      onClose={onCancel}
    >
      <div className="ck-sign-in">
        <Lock state={failure ? 'refused' : waiting ? (step?.arcs ?? 'asking') : 'still'} round>
          <Avatar address={address} size={72} />
        </Lock>
        <h2 className="ck-title ck-sign-in-title" id={titleId} tabIndex={-1}>
          {text('signIn.title')}
        </h2>
        <p className="ck-soft ck-sign-in-text">{text('signIn.text')}</p>
        <WholeAddress address={address} />
        <div className="ck-sign-in-line">
          <p role="status">
            {failure && (
              <span className="ck-sign-in-failure">
                <StopIcon />
                <span>{text(failure)}</span>
              </span>
            )}
          </p>
          {/* The button says to a screen reader how far things are. */}
          {!failure && <p aria-hidden={step && true}>{text(step?.line ?? 'signIn.cue')}</p>}
        </div>
        <div className="ck-sign-in-actions">
          <Button
            kind="primary"
            busy={!canSign(flow)}
            waiting={isAsking}
            onPress={() => dispatch({ type: 'signPressed' })}
            autoFocus
          >
            {text(label)}
          </Button>
          {onAskAgain && !failed && <Button onPress={onAskAgain}>{text('connect.retry')}</Button>}
          <Button kind="plain" onPress={onCancel}>
            {text('dialog.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
