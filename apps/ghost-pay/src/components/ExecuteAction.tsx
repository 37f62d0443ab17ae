import type { Hash } from 'viem'

import { type Ending, type ExecuteFlow, isExecuted, isExecuting } from '../data/executeFlow.ts'
import { Button } from './Button.tsx'
import { HexDigest } from './HexDigest.tsx'
import { Notice } from './Notice.tsx'

export type ExecuteActionProps = {
  flow: ExecuteFlow
  label: string
  /** Why it cannot be executed now, as a sentence; undefined when it can. */
  reason: string | undefined
  look?: 'primary' | 'plain' | undefined
  onExecute: () => void
  /** Gives up what no node knows any more. */
  onForget: () => void
}

/** What became of an execution that was sent here and did not succeed. Each is true of one case only. */
const endings: Partial<Record<Ending, { tone: 'stop' | 'warning'; title: string; text: string }>> =
  {
    failed: {
      tone: 'stop',
      title: 'The account’s call failed on the chain.',
      text: 'Nothing moved. Its nonce is used, so it cannot be executed again.',
    },
    reverted: {
      tone: 'stop',
      title: 'The chain undid what you sent: it was reverted.',
      text: 'Nothing moved, and the account is as it was. It only cost the fee.',
    },
    unrelated: {
      tone: 'stop',
      title: 'What your wallet sent did not execute this.',
      text: 'The chain has taken it, and the account wrote nothing of this transaction. Look at it before you send another.',
    },
    replaced: {
      tone: 'warning',
      title: 'Your wallet sent something else in its place.',
      text: 'This was not executed by you.',
    },
    cancelled: {
      tone: 'warning',
      title: 'You cancelled it in your wallet.',
      text: 'Nothing was executed.',
    },
    overtaken: {
      tone: 'warning',
      title: 'Somebody else executed it first.',
      text: 'It was executed once. What you sent yourself did nothing more; at most it cost the fee.',
    },
    lost: {
      tone: 'stop',
      title: 'No node knows what you sent any more.',
      text: 'It may have been dropped, or it may come back. Look in your wallet before you send another.',
    },
  }

/** The button that executes, in all its states: ready, why not, asking, on its way, ended, failed. */
export function ExecuteAction({
  flow,
  label,
  reason,
  look = 'primary',
  onExecute,
  onForget,
}: ExecuteActionProps) {
  const isLost = flow.status === 'ended' && flow.ending === 'lost'
  const looksAgain = isLost || (flow.status === 'failed' && flow.hash !== undefined)
  return (
    <div className="gp-stack-tight">
      {flow.status === 'failed' && (
        <Notice
          tone={flow.failure.declined ? 'warning' : 'stop'}
          title={flow.failure.message}
          urgent
        >
          {flow.hash !== undefined &&
            'It was sent and may still be executed. Look again before you do anything else.'}
        </Notice>
      )}
      {flow.status === 'ended' && <EndingNotice ending={flow.ending} hash={flow.hash} />}
      {!isExecuted(flow) && label !== '' && (
        <div className="gp-actions">
          <Button
            look={look}
            busy={isExecuting(flow)}
            disabled={reason !== undefined && !looksAgain}
            onPress={onExecute}
          >
            {looksAgain ? 'Look again' : label}
          </Button>
          {isLost && <Button onPress={onForget}>Give it up</Button>}
        </div>
      )}
      <p className="gp-soft gp-small" role="status">
        {isExecuted(flow) || isExecuting(flow) ? progress(flow) : reason}
      </p>
    </div>
  )
}

function EndingNotice({ ending, hash }: { ending: Ending; hash: Hash }) {
  const said = endings[ending]
  if (said === undefined) return null
  return (
    <Notice tone={said.tone} title={said.title} urgent>
      <p>{said.text}</p>
      <p>What you sent:</p>
      <HexDigest digest={hash} copyLabel="Copy the hash of what you sent" />
    </Notice>
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
    case 'ended':
      return flow.ending === 'succeeded' ? 'Executed. The chain has it.' : ''
    case 'ready':
    case 'failed':
      return ''
  }
}
