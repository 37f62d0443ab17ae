import type { ReactNode } from 'react'
import { canStop, isRunning, type SignatureForm } from '@ghost-pay/safe-account/signing'

import type { SignFlow } from '../failures/Failure.ts'
import { keptSignatures } from '../kept/keptSignatures.ts'
import { useIsStored } from '../kept/useKept.ts'
import { Button } from './Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { Notice } from './Notice.tsx'
import { text } from './signingCopy.ts'

export type SignActionProps = {
  flow: SignFlow
  /** A signature that the gateway has not taken yet. */
  kept?: unknown
  label: string
  /** Why it cannot be signed now, as a sentence; undefined when it can. */
  reason: string | undefined
  /** `hash` or `onChain` for a wallet that has no code for typed data. */
  sign: (form?: SignatureForm) => unknown
  /** Waits for the wallet or the chain no longer. */
  stop?: (() => void) | undefined
  look?: 'primary' | 'plain' | undefined
  /** A button before the one that signs, which stands last. */
  secondary?: ReactNode
}

/** The button that asks for a signature, in all its states: ready, why not, asking, sending, done, failed. */
export function SignAction({
  flow,
  kept,
  label,
  reason,
  sign,
  stop,
  look = 'primary',
  secondary,
}: SignActionProps) {
  const whereKept = useIsStored(keptSignatures) ? 'signing.kept' : 'signing.unstored'
  const isKept = kept !== undefined
  const ways =
    reason === undefined && flow.status === 'failed' ? (flow.failure.hasOtherWays ?? false) : false
  return (
    <div className="gp-stack-tight">
      {flow.status === 'failed' && (
        <FailureNotice
          failure={flow.failure}
          action={
            ways !== false && (
              <div className="gp-actions">
                {ways === true && (
                  <Button onPress={() => void sign('hash')}>{text('signing.hashAlone')}</Button>
                )}
                <Button onPress={() => void sign('onChain')}>{text('signing.onChain')}</Button>
              </div>
            )
          }
        >
          {ways !== false && (
            <>
              {ways === true && <p>{text('signing.hashAlone.more')}</p>}
              <p>{text('signing.onChain.more')}</p>
            </>
          )}
          {isKept && text(`${whereKept}.again`)}
        </FailureNotice>
      )}
      {flow.status === 'ready' && isKept && (
        <Notice tone="warning" title={text('signing.notTaken')}>
          {text(whereKept)}
        </Notice>
      )}
      <div className="gp-actions">
        {secondary}
        {stop !== undefined && canStop(flow) && (
          <Button onPress={stop}>{text('executing.stop')}</Button>
        )}
        <Button
          look={look}
          busy={isRunning(flow)}
          disabled={reason !== undefined || flow.status === 'done'}
          onPress={() => void sign()}
        >
          {isKept ? text('executing.again') : label}
        </Button>
      </div>
      <p className="gp-soft gp-small" role="status">
        {reason ??
          (flow.status !== 'ready' && flow.status !== 'failed' && text(`signing.${flow.status}`))}
      </p>
    </div>
  )
}
