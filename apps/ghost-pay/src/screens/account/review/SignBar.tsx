import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'
import {
  type AccountFacts,
  type CheckedSignature,
  countedSignatures,
} from '@ghost-pay/safe-account'
import { type Executable, isExecuting } from '@ghost-pay/safe-account/execution'
import type { ViewerRole } from '@ghost-pay/safe-account/queue'
import { isRunning } from '@ghost-pay/safe-account/signing'
import type { ExecutedTransaction } from '@ghost-pay/safe-account/store'

import { ExecuteAction } from '../../../components/ExecuteAction.tsx'
import { SignAction, type SignActionProps } from '../../../components/SignAction.tsx'
import { SignatureDots } from '../../../components/SignatureDots.tsx'
import { text as sayExecuting } from '../../../components/signingCopy.ts'
import { SpeedUp } from '../../../components/SpeedUp.tsx'
import { useUnfold } from '../../../components/useUnfold.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Executing } from '../../../wallet/useExecute.ts'
import { SevenBars } from './ProofStrip.tsx'
import type { ReviewCheck } from './reviewChecks.ts'
import { text } from './reviewCopy.ts'
import { othersOf, type ReviewTurn, reviewTurn } from './reviewTurn.ts'

export type SignBarProps = {
  checks: readonly ReviewCheck[]
  turn: ReviewTurn
  /** What has to be known of the line, in place of what comes next. */
  say?: string | undefined
  /** What has changed while a person reads; it is read out when it comes. */
  notice?: ReactNode
  /** Signatures so far, as faces. */
  faces?: ReactNode
  /** At most one choice, and then the action, which stands last; nothing while signing is closed, and its space is kept. */
  children?: ReactNode
  /** The other choices: they wait behind “…” at every width. */
  rest?: ReactNode
}

/**
 * Stays in sight while a person reads: whose turn it is, the checks in short, the action and one choice beside it. The others wait behind
 * “…”, so that the bar is one row and leaves room to read.
 */
export function SignBar(props: SignBarProps) {
  const { checks, say = '', notice, faces, children, rest } = props
  const { title, more } = props.turn
  const { isOpen, opener, toggle, onKeyDown } = useUnfold()
  const id = useId()
  const hasRest = rest !== undefined && rest !== false && rest !== null
  const choices = text('review.turn.choices')
  return (
    <section className="gp-signbar" aria-label={text('review.turn.label')} onKeyDown={onKeyDown}>
      <section className="gp-signbar-notice" role="status">
        {notice}
      </section>
      <div>
        {faces}
        <p className="gp-signbar-say gp-soft gp-small">
          <b>{text(...title)}</b>
          {say !== '' ? <span>{say}</span> : more !== undefined && <span>{text(...more)}</span>}
        </p>
        <SevenBars checks={checks} />
        <div className="gp-signbar-go">
          {hasRest && (
            <button
              ref={opener}
              type="button"
              className="gp-signbar-more"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={choices}
              title={choices}
              onClick={toggle}
            >
              <span aria-hidden="true">…</span>
            </button>
          )}
          <div className="gp-signbar-actions">{children}</div>
        </div>
        {hasRest && isOpen && (
          <div className="gp-signbar-rest" id={id}>
            {rest}
          </div>
        )}
      </div>
    </section>
  )
}

type TurnBarProps = Pick<SignBarProps, 'checks' | 'notice' | 'rest' | 'children'> & {
  viewer: Address | undefined
  role: ViewerRole
  hasSigned?: boolean
  /** It is on this device alone, and nobody else knows of it. */
  isDraft?: boolean
  onChain: Pick<AccountFacts, 'owners' | 'threshold'> | undefined
  signatures: readonly CheckedSignature[] | undefined
  /** What has to be known of the line, given the other owners who can still approve; nothing in place of what comes next. */
  say?: (others: readonly string[] | undefined) => string
}

/** Whose turn it is, and who has approved what waits, beside the buttons. */
export function TurnBar(props: TurnBarProps) {
  const {
    viewer,
    role,
    hasSigned = false,
    isDraft = false,
    onChain,
    signatures,
    say,
    ...bar
  } = props
  const { label } = useAddressBook()
  const signed = countedSignatures(signatures ?? []).map(({ signer }) => signer)
  const others = onChain && othersOf(onChain.owners, { signed, viewer, label })
  return (
    <SignBar
      {...bar}
      turn={reviewTurn({
        checks: bar.checks,
        viewer: role,
        hasSigned,
        isDraft,
        signatures:
          onChain !== undefined && signatures !== undefined
            ? { count: signed.length, threshold: onChain.threshold }
            : undefined,
        others,
      })}
      say={say?.(others)}
      faces={
        onChain !== undefined &&
        !isDraft && (
          <SignatureDots
            count={signed.length}
            signed={signed.map((address) => ({ address }))}
            required={onChain.threshold}
            viewer={viewer}
          />
        )
      }
    />
  )
}

type SignAndSendProps = {
  viewer: Address | undefined
  signing: Pick<SignActionProps, 'flow' | 'kept' | 'sign' | 'stop'>
  executing: Executing
  /** What can be sent faster while it waits for the chain. */
  sending: ExecutedTransaction | undefined
  executable: Executable
  canSign: boolean
  canExecute: boolean
  /** Why nothing of it can be done now, as a sentence; undefined when it can. */
  reason: string | undefined
  /** What the button says that signs, where nothing else can be done. */
  signs: string
  /** What the button says that sends. */
  sends?: string | undefined
}

/** The buttons that sign and send a transaction: one of them, or both. */
export function SignAndSend(props: SignAndSendProps) {
  const { viewer, signing, executing, sending, executable } = props
  const { canSign, canExecute, reason, signs } = props
  const { flow, asked } = executing
  const { sends = sayExecuting('executing.send') } = props
  const isWithOwn = executable.status === 'ready' && executable.withOwn
  return (
    <>
      {flow.status === 'mining' && sending !== undefined && (
        <SpeedUp transaction={sending} viewer={viewer} />
      )}
      {canSign && (
        <SignAction
          {...signing}
          label={canExecute ? text('review.sign.only') : signs}
          reason={reason}
          look={canExecute ? 'plain' : 'primary'}
        />
      )}
      {(canExecute || flow.status !== 'ready' || asked !== undefined) && (
        <ExecuteAction
          {...executing}
          label={
            canExecute || isExecuting(flow)
              ? isWithOwn
                ? sayExecuting('executing.signAndSend')
                : sends
              : ''
          }
          reason={
            viewer === undefined
              ? sayExecuting('executing.connect')
              : isRunning(signing.flow)
                ? ''
                : reason
          }
        />
      )}
    </>
  )
}
