import type { Hash } from 'viem'
import { type Ending, isExecuted, isExecuting } from '@ghost-pay/safe-account/execution'

import type { ExecuteFlow } from '../failures/Failure.ts'
import type { Sending } from '../wallet/useSendOnce.ts'
import { AskedNotice } from './AskedNotice.tsx'
import { Button } from './Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { HexDigest } from './HexDigest.tsx'
import { Notice } from './Notice.tsx'
import { text } from './signingCopy.ts'

export type ExecuteActionProps = Sending & {
  label: string
  /** Why it cannot be sent now, as a sentence; undefined when it can. */
  reason: string | undefined
  /** The wallet asks for something else than the screen shows now. */
  isOutdated?: boolean
  /** What is said of something else than an execution. */
  words?: ExecuteWords
}

/** What is said of sending something. */
export type ExecuteWords = {
  /** What sending it again does, and what it costs. */
  twice: string
  /** What is going on, and whose turn it is. */
  progress: (flow: ExecuteFlow) => string | undefined
  /** How it ended. */
  ending: (ending: Exclude<Ending, 'succeeded'>) => { title: string; more?: string }
}

const execution: ExecuteWords = {
  twice: text('executing.asked.fee'),
  progress: (flow) => {
    if (flow.status === 'checking' || flow.status === 'asking' || flow.status === 'mining')
      return text(`executing.${flow.status}`)
    return flow.status === 'ended' && flow.ending === 'succeeded'
      ? text('executing.done')
      : undefined
  },
  ending: (ending) => ({
    title: text(`executing.${ending}.title`),
    more: text(`executing.${ending}`),
  }),
}

/** The button that has a wallet send something, in all its states: ready, why not, asking, on its way, ended, failed. */
export function ExecuteAction(props: ExecuteActionProps) {
  const { flow, label, reason, isOutdated = false, asked, words = execution } = props
  const { send, sendAgain, forget, stop } = props
  const isOver = isExecuted(flow)
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
      {isAsked && <AskedNotice {...asked} twice={words.twice} />}
      {flow.status === 'ended' && flow.ending !== 'succeeded' && (
        <EndingNotice {...words.ending(flow.ending)} ending={flow.ending} hash={flow.hash} />
      )}
      {!isOver && label !== '' && (
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
      {/* The steps on the page show that an execution is done; at the foot it is only read out. */}
      <p
        className={isOver && words === execution ? 'gp-visually-hidden' : 'gp-soft gp-small'}
        role="status"
      >
        {isOver || isExecuting(flow) ? words.progress(flow) : reason}
      </p>
    </div>
  )
}

type EndingNoticeProps = ReturnType<ExecuteWords['ending']> & { ending: Ending; hash: Hash }

function EndingNotice({ title, more, ending, hash }: EndingNoticeProps) {
  const isMeant = ending === 'replaced' || ending === 'cancelled' || ending === 'overtaken'
  return (
    <Notice tone={isMeant ? 'warning' : 'stop'} title={title} urgent>
      {more !== undefined && <p>{more}</p>}
      <p>{text('executing.sent')}</p>
      <HexDigest digest={hash} copyLabel={text('executing.copy')} />
    </Notice>
  )
}
