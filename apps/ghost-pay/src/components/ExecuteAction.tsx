import { type ExecuteFlow, isExecuting } from '../data/executeFlow.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

export type ExecuteActionProps = {
  flow: ExecuteFlow
  label: string
  /** Why nobody can execute now, as a sentence; undefined when they can. */
  reason: string | undefined
  onExecute: () => void
}

/** The button that executes, in all its states: ready, why not, asking, on its way, done, failed. */
export function ExecuteAction({ flow, label, reason, onExecute }: ExecuteActionProps) {
  return (
    <div className="gp-stack-tight">
      {flow.status === 'failed' && (
        <Notice
          tone={flow.failure.declined ? 'careful' : 'stop'}
          title={flow.failure.message}
          urgent
        >
          {flow.hash !== undefined &&
            'It was sent and may still be executed. Look again before you do anything else.'}
        </Notice>
      )}
      {flow.status === 'done' && !flow.succeeded && (
        <Notice tone="stop" title="The account’s call failed on the chain." urgent>
          Nothing moved. Its nonce is used, so it cannot be executed again.
        </Notice>
      )}
      {flow.status !== 'done' && (
        <div className="gp-actions">
          <Button
            look="primary"
            busy={isExecuting(flow)}
            disabled={reason !== undefined}
            onPress={onExecute}
          >
            {flow.status === 'failed' && flow.hash !== undefined ? 'Look again' : label}
          </Button>
        </div>
      )}
      <p className="gp-soft gp-small" role="status">
        {reason ?? progress(flow)}
      </p>
    </div>
  )
}

/** What is going on, and whose turn it is. */
function progress(flow: ExecuteFlow): string {
  switch (flow.status) {
    case 'checking':
      return 'Comparing the hash, and trying the call out without sending it.'
    case 'asking':
      return 'Your wallet asks you to send the transaction.'
    case 'mining':
      return 'Sent. Waiting for the chain.'
    case 'done':
      return flow.succeeded ? 'Executed. The chain has it.' : ''
    case 'ready':
    case 'failed':
      return ''
  }
}
