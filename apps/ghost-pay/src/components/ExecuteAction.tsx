import type { Hash } from 'viem'
import { type Ending, isExecuted, isExecuting } from '@ghost-pay/safe-account/execution'

import type { ExecuteFlow } from '../data/Failure.ts'
import type { Executing } from '../data/useExecute.ts'
import type { Said } from '../text/Said.ts'
import { AskedNotice } from './AskedNotice.tsx'
import { Button } from './Button.tsx'
import { type executeActionCopy, text } from './executeActionCopy.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { HexDigest } from './HexDigest.tsx'
import { Notice } from './Notice.tsx'

export type ExecuteActionProps = Executing & {
  label: string
  /** Why it cannot be executed now, as a sentence; undefined when it can. */
  reason: string | undefined
}

/** How an execution that was sent here and did not succeed is shown. Each is true of one case only. */
const tones: Record<Exclude<Ending, 'succeeded'>, 'stop' | 'warning'> = {
  failed: 'stop',
  reverted: 'stop',
  unrelated: 'stop',
  replaced: 'warning',
  cancelled: 'warning',
  displaced: 'stop',
  overtaken: 'warning',
  lost: 'stop',
}

/** The button that executes, in all its states: ready, why not, asking, on its way, ended, failed. */
export function ExecuteAction({
  flow,
  label,
  reason,
  isOutdated,
  asked,
  send,
  sendAgain,
  forget,
  stop,
}: ExecuteActionProps) {
  const said = isExecuted(flow) || isExecuting(flow) ? progress(flow) : undefined
  const isLost = flow.status === 'ended' && flow.ending === 'lost'
  const isFollowed = isLost || (flow.status === 'failed' && flow.hash !== undefined)
  const isAsked = asked !== undefined && !isFollowed
  const looksAgain = isFollowed || isAsked
  return (
    <div className="gp-stack-tight">
      {flow.status === 'failed' && (
        <FailureNotice failure={flow.failure}>
          {flow.hash !== undefined && text('executing.mayFollow')}
        </FailureNotice>
      )}
      {isOutdated && (
        <Notice tone="stop" title={text('executing.outdated.title')} urgent>
          {text('executing.outdated')}
        </Notice>
      )}
      {isAsked && <AskedNotice {...asked} twice={text('executing.asked.fee')} />}
      {flow.status === 'ended' && <EndingNotice ending={flow.ending} hash={flow.hash} />}
      {!isExecuted(flow) && label !== '' && (
        <div className="gp-actions">
          {flow.status === 'asking' && <Button onPress={stop}>{text('executing.stop')}</Button>}
          {isAsked && (
            <Button disabled={reason !== undefined} onPress={() => void sendAgain()}>
              {text('executing.again')}
            </Button>
          )}
          {isLost && <Button onPress={forget}>{text('executing.giveUp')}</Button>}
          <Button
            look="primary"
            busy={isExecuting(flow)}
            disabled={reason !== undefined && !looksAgain}
            onPress={() => void send()}
          >
            {looksAgain ? text('executing.look') : label}
          </Button>
        </div>
      )}
      {/* The steps on the page show that it is done; at the foot it is only read out. */}
      <p className={isExecuted(flow) ? 'gp-visually-hidden' : 'gp-soft gp-small'} role="status">
        {isExecuted(flow) || isExecuting(flow) ? said && text(...said) : reason}
      </p>
    </div>
  )
}

function EndingNotice({ ending, hash }: { ending: Ending; hash: Hash }) {
  if (ending === 'succeeded') return null
  return (
    <Notice tone={tones[ending]} title={text(`executing.${ending}.title`)} urgent>
      <p>{text(`executing.${ending}`)}</p>
      <p>{text('executing.sent')}</p>
      <HexDigest digest={hash} copyLabel={text('executing.copy')} />
    </Notice>
  )
}

/** What is going on, and whose turn it is. */
function progress(flow: ExecuteFlow): Said<typeof executeActionCopy> | undefined {
  switch (flow.status) {
    case 'checking':
      return ['executing.checking']
    case 'asking':
      return ['executing.asking']
    case 'mining':
      return ['executing.mining']
    case 'ended':
      return flow.ending === 'succeeded' ? ['executing.done'] : undefined
    case 'ready':
    case 'failed':
      return undefined
  }
}
