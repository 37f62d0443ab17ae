import type { ReactNode } from 'react'
import { canStop, isRunning } from '@ghost-pay/safe-account/signing'

import type { SignFlow } from '../data/Failure.ts'
import { keptSignatures } from '../data/keptSignatures.ts'
import { useIsStored } from '../data/useKept.ts'
import type { Said } from '../text/Said.ts'
import { say } from '../text/Spoken.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { type signActionCopy, text } from './signActionCopy.ts'

export type SignActionProps = {
  flow: SignFlow
  /** A signature is there that the gateway has not taken yet. */
  kept?: boolean | undefined
  label: string
  /** Why it cannot be signed now, as a sentence; undefined when it can. */
  reason: string | undefined
  onSign: () => void
  /** Asks for a signature of the hash alone, of a wallet that has no code for typed data. */
  onSignHash?: (() => void) | undefined
  /** Asks for a transaction that approves the hash on the chain. */
  onApprove?: (() => void) | undefined
  /** Waits for the wallet or the chain no longer. */
  onStop?: (() => void) | undefined
  look?: 'primary' | 'plain' | undefined
  /** A button before the one that signs, which stands last. */
  secondary?: ReactNode
}

/** The button that asks for a signature, in all its states: ready, why not, asking, sending, done, failed. */
export function SignAction({
  flow,
  kept = false,
  label,
  reason,
  onSign,
  onSignHash,
  onApprove,
  onStop,
  look = 'primary',
  secondary,
}: SignActionProps) {
  const whereKept = useIsStored(keptSignatures) ? 'signing.kept' : 'signing.unstored'
  const said = progress(flow)
  const hasOtherWays =
    reason === undefined && flow.status === 'failed' && flow.failure.hasOtherWays === true
  const canSignHash = hasOtherWays && onSignHash !== undefined
  const canApprove = hasOtherWays && onApprove !== undefined
  return (
    <div className="gp-stack-tight">
      {flow.status === 'failed' && (
        <Notice
          tone={flow.failure.declined ? 'warning' : 'stop'}
          title={say(flow.failure.said)}
          urgent
          action={
            (canSignHash || canApprove) && (
              <div className="gp-actions">
                {canSignHash && <Button onPress={onSignHash}>{text('signing.hashAlone')}</Button>}
                {canApprove && <Button onPress={onApprove}>{text('signing.onChain')}</Button>}
              </div>
            )
          }
        >
          {canSignHash && <p>{text('signing.hashAlone.more')}</p>}
          {canApprove && <p>{text('signing.onChain.more')}</p>}
          {kept && text(`${whereKept}.again`)}
        </Notice>
      )}
      {flow.status === 'ready' && kept && (
        <Notice tone="warning" title={text('signing.notTaken')}>
          {text(whereKept)}
        </Notice>
      )}
      <div className="gp-actions">
        {secondary}
        {onStop !== undefined && canStop(flow) && (
          <Button onPress={onStop}>{text('signing.stop')}</Button>
        )}
        <Button
          look={look}
          busy={isRunning(flow)}
          disabled={reason !== undefined || flow.status === 'done'}
          onPress={onSign}
        >
          {kept ? text('signing.again') : label}
        </Button>
      </div>
      <p className="gp-soft gp-small" role="status">
        {reason ?? (said && text(...said))}
      </p>
    </div>
  )
}

/** What is going on, and whose turn it is. */
function progress(flow: SignFlow): Said<typeof signActionCopy> | undefined {
  switch (flow.status) {
    case 'checking':
      return ['signing.checking']
    case 'asking':
      return ['signing.asking']
    case 'mining':
      return ['signing.mining']
    case 'sending':
      return ['signing.sending']
    case 'done':
      return ['signing.done']
    case 'ready':
    case 'failed':
      return undefined
  }
}
