import type { ReactNode } from 'react'

import { isRunning, type SignFlow } from '../data/signFlow.ts'
import { useAreSignaturesStored } from '../data/useKeptSignatures.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

export type SignActionProps = {
  flow: SignFlow
  /** A signature is there that the gateway has not taken yet. */
  kept?: boolean | undefined
  label: string
  /** Why it cannot be signed now, as a sentence; undefined when it can. */
  reason: string | undefined
  onSign: () => void
  look?: 'primary' | 'plain' | undefined
  /** A button beside the first one. */
  secondary?: ReactNode
}

/** The button that asks for a signature, in all its states: ready, why not, asking, sending, done, failed. */
export function SignAction({
  flow,
  kept = false,
  label,
  reason,
  onSign,
  look = 'primary',
  secondary,
}: SignActionProps) {
  const whereKept = useAreSignaturesStored()
    ? 'Your signature is kept in this browser.'
    : 'This browser stores nothing more: your signature is gone when you leave this page.'
  return (
    <div className="gp-stack-tight">
      {flow.status === 'failed' && (
        <Notice
          tone={flow.failure.declined ? 'warning' : 'stop'}
          title={flow.failure.message}
          urgent
        >
          {kept &&
            `${whereKept} Send it again when the gateway answers; your wallet is not asked twice.`}
        </Notice>
      )}
      {flow.status === 'ready' && kept && (
        <Notice tone="warning" title="You have signed this, and the gateway has not taken it yet.">
          {whereKept} Send it again; your wallet is not asked twice.
        </Notice>
      )}
      <div className="gp-actions">
        <Button
          look={look}
          busy={isRunning(flow)}
          disabled={reason !== undefined || flow.status === 'done'}
          onPress={onSign}
        >
          {kept ? 'Send again' : label}
        </Button>
        {secondary}
      </div>
      <p className="gp-soft gp-small" role="status">
        {reason ?? progress(flow)}
      </p>
    </div>
  )
}

/** What is going on, and whose turn it is. */
function progress(flow: SignFlow): string {
  switch (flow.status) {
    case 'checking':
      return 'Comparing the hash with the account’s contract.'
    case 'asking':
      return 'Your wallet asks you to sign. Compare the hash it shows with the one above.'
    case 'sending':
      return 'Signed. Handing the signature to the gateway.'
    case 'done':
      return 'Signed.'
    case 'ready':
    case 'failed':
      return ''
  }
}
