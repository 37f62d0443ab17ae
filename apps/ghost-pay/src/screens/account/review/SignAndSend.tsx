import type { Address } from 'viem'
import { type Executable, isExecuting } from '@ghost-pay/safe-account/execution'
import { isRunning } from '@ghost-pay/safe-account/signing'

import { ExecuteAction } from '../../../components/ExecuteAction.tsx'
import { text as sayExecuting } from '../../../components/executeActionCopy.ts'
import { SignAction, type SignActionProps } from '../../../components/SignAction.tsx'
import type { Executing } from '../../../data/useExecute.ts'
import { text } from './reviewCopy.ts'

export type SignAndSendProps = {
  viewer: Address | undefined
  signing: Pick<SignActionProps, 'flow' | 'kept' | 'sign' | 'stop'>
  executing: Executing
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
  const { viewer, signing, executing, executable, canSign, canExecute, reason, signs } = props
  const { flow, asked } = executing
  const { sends = sayExecuting('executing.send') } = props
  const isWithOwn = executable.status === 'ready' && executable.withOwn
  return (
    <>
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
