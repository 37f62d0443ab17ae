import { isExecuting } from '@ghost-pay/safe-account/execution'

import { AskedNotice } from '../../../components/AskedNotice.tsx'
import { Button } from '../../../components/Button.tsx'
import { text as sayExecuting } from '../../../components/executeActionCopy.ts'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { ExecuteFlow } from '../../../data/Failure.ts'
import type { Executing } from '../../../data/useExecute.ts'
import { text } from './newAccountCopy.ts'

export type CreateActionProps = Pick<
  Executing,
  'flow' | 'send' | 'asked' | 'sendAgain' | 'forget'
> & {
  /** Names the action. */
  label: string
  /** Whether every check holds. */
  isReady: boolean
}

/** The button that creates the account, in all its states. */
export function CreateAction({
  flow,
  label,
  isReady,
  asked,
  send,
  sendAgain,
  forget,
}: CreateActionProps) {
  const isLost = flow.status === 'ended' && flow.ending === 'lost'
  const isFollowed = isLost || (flow.status === 'failed' && flow.hash !== undefined)
  const isAsked = asked !== undefined && !isFollowed
  const looksAgain = isFollowed || isAsked
  return (
    <div className="gp-stack-tight">
      {!isCreated(flow) && (
        <div className="gp-actions">
          <Button
            look="primary"
            busy={isExecuting(flow)}
            disabled={!isReady && !looksAgain}
            onPress={() => void send()}
          >
            {looksAgain ? sayExecuting('executing.look') : label}
          </Button>
          {isAsked && (
            <Button disabled={!isReady} onPress={() => void sendAgain()}>
              {sayExecuting('executing.again')}
            </Button>
          )}
          {isLost && <Button onPress={forget}>{sayExecuting('executing.giveUp')}</Button>}
        </div>
      )}
      <p className="gp-soft gp-small" role="status">
        {progress(flow, isReady || looksAgain)}
      </p>
      {flow.status === 'failed' && (
        <FailureNotice failure={flow.failure}>
          {flow.hash !== undefined && sayExecuting('executing.mayFollow')}
        </FailureNotice>
      )}
      {isAsked && <AskedNotice {...asked} twice={text('newAccount.create.twice')} />}
      {flow.status === 'ended' && <Ending ending={flow.ending} hash={flow.hash} />}
    </div>
  )
}

/** Whether the account is there by now. */
export const isCreated = (flow: ExecuteFlow): boolean =>
  flow.status === 'ended' && (flow.ending === 'succeeded' || flow.ending === 'overtaken')

function Ending({
  ending,
  hash,
}: Pick<Extract<ExecuteFlow, { status: 'ended' }>, 'ending' | 'hash'>) {
  if (ending === 'succeeded' || ending === 'overtaken') return null
  // An account that is created makes no call that could fail.
  const known = ending === 'failed' ? 'reverted' : ending
  return (
    <Notice
      tone={known === 'replaced' || known === 'cancelled' ? 'warning' : 'stop'}
      title={text(`newAccount.ending.${known}`)}
      urgent
    >
      <HexDigest digest={hash} copyLabel={sayExecuting('executing.copy')} />
    </Notice>
  )
}

function progress(flow: ExecuteFlow, isReady: boolean): string {
  switch (flow.status) {
    case 'checking':
    case 'mining':
      return text(`newAccount.create.${flow.status}`)
    case 'asking':
      return sayExecuting('executing.asking')
    case 'ended':
      return flow.ending === 'succeeded' || flow.ending === 'overtaken'
        ? text(`newAccount.ending.${flow.ending}`)
        : ''
    case 'ready':
    case 'failed':
      return isReady ? '' : text('newAccount.create.wait')
  }
}
