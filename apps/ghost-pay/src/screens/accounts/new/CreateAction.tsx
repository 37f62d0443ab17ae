import { isExecuting } from '@ghost-pay/safe-account/execution'

import { AskedNotice } from '../../../components/AskedNotice.tsx'
import { Button } from '../../../components/Button.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { ExecuteFlow } from '../../../data/Failure.ts'
import type { AskedHere } from '../../../data/useAskedState.ts'
import type { Said } from '../../../text/Said.ts'
import { say } from '../../../text/Spoken.ts'
import { type newAccountCopy, text } from './newAccountCopy.ts'

export type CreateActionProps = {
  flow: ExecuteFlow
  /** Names the action. */
  label: string
  /** Whether every check holds. */
  isReady: boolean
  /** A wallet was asked to create it and has not answered: it is asked again only by a choice of its own. */
  asked?: AskedHere | undefined
  onCreate: () => void
  /** Asks the wallet although one was asked already. */
  onCreateAgain: () => void
  /** Gives up what no node knows any more. */
  onForget: () => void
}

/** The button that creates the account, in all its states. */
export function CreateAction({
  flow,
  label,
  isReady,
  asked,
  onCreate,
  onCreateAgain,
  onForget,
}: CreateActionProps) {
  const isLost = flow.status === 'ended' && flow.ending === 'lost'
  const isFollowed = isLost || (flow.status === 'failed' && flow.hash !== undefined)
  const isAsked = asked !== undefined && !isFollowed
  const looksAgain = isFollowed || isAsked
  const said = progress(flow, isReady || looksAgain)
  return (
    <div className="gp-stack-tight">
      {!isCreated(flow) && (
        <div className="gp-actions">
          <Button
            look="primary"
            busy={isExecuting(flow)}
            disabled={!isReady && !looksAgain}
            onPress={onCreate}
          >
            {looksAgain ? text('newAccount.create.again') : label}
          </Button>
          {isAsked && (
            <Button disabled={!isReady} onPress={onCreateAgain}>
              {text('newAccount.create.sendAgain')}
            </Button>
          )}
          {isLost && <Button onPress={onForget}>{text('newAccount.create.forget')}</Button>}
        </div>
      )}
      <p className="gp-soft gp-small" role="status">
        {said === undefined ? '' : text(...said)}
      </p>
      {flow.status === 'failed' && (
        <Notice
          tone={flow.failure.declined ? 'warning' : 'stop'}
          title={say(flow.failure.said)}
          urgent
        >
          {flow.hash !== undefined && text('newAccount.create.sentStill')}
        </Notice>
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
      <HexDigest digest={hash} copyLabel={text('newAccount.ending.copy')} />
    </Notice>
  )
}

function progress(flow: ExecuteFlow, isReady: boolean): Said<typeof newAccountCopy> | undefined {
  switch (flow.status) {
    case 'checking':
      return ['newAccount.create.checking']
    case 'asking':
      return ['newAccount.create.asking']
    case 'mining':
      return ['newAccount.create.mining']
    case 'ended':
      if (flow.ending === 'succeeded') return ['newAccount.ending.succeeded']
      return flow.ending === 'overtaken' ? ['newAccount.ending.overtaken'] : undefined
    case 'ready':
    case 'failed':
      return isReady ? undefined : ['newAccount.create.wait']
  }
}
