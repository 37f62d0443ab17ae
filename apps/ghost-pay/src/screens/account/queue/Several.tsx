import { type Dispatch, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { hasGoneThrough, isExecuting } from '@ghost-pay/safe-account/execution'
import {
  type Choosable,
  countsOf,
  type Proposal,
  rowOfTurn,
  type Run,
  type RunRow,
  type SeveralAction,
  type SeveralEvent,
  type SeveralState,
  totalsOf,
} from '@ghost-pay/safe-account/queue'
import { plainText } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { say } from '../../../text/Spoken.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { useConnectedElsewhere } from '../../../wallet/useConnectedElsewhere.ts'
import { worstCheck } from '../inplace/placeWord.ts'
import { useSignInPlace, type UseSignInPlaceParameters } from '../inplace/useSignInPlace.ts'
import { WithDetails } from '../inplace/WithDetails.tsx'
import { OnDevice } from '../review/DeviceHashes.tsx'
import { SevenBars } from '../review/ProofStrip.tsx'
import { text as review } from '../review/reviewCopy.ts'
import { ActionFace } from './ActionFace.tsx'
import { actionWords, text as sayAction } from './actionWords.ts'
import { text } from './inboxCopy.ts'

import '../review/ReviewView.css'
import './InboxView.css'

export type SeveralProps = {
  account: SharedAccount
  chosen: readonly Choosable[]
  state: SeveralState
  dispatch: Dispatch<SeveralEvent>
  onClear: () => void
}

/** Several of the inbox, done one after another: each is checked anew right before the wallet is asked (behaviour/payments#several). */
export function Several({ account, chosen, state, dispatch, onClear }: SeveralProps) {
  const { viewer } = account
  const row = state && rowOfTurn(state.run)
  return (
    <SeveralView
      path={account.path}
      some={state?.some ?? chosen}
      run={state?.run}
      step={
        row !== undefined &&
        state !== undefined && (
          <SeveralStep
            key={row.id}
            account={account}
            id={row.id}
            action={state.run.action}
            onDone={() => dispatch({ type: 'done', id: row.id })}
            onSent={(isOut) => dispatch({ type: 'sent', id: row.id, isOut })}
            onStopped={(why) => dispatch({ type: 'stopped', id: row.id, why })}
          />
        )
      }
      onStart={() => {
        if (viewer !== undefined) dispatch({ type: 'started', some: chosen, viewer })
      }}
      onEnd={() => dispatch({ type: 'endWanted' })}
      onHalt={() => {
        if (row === undefined) return
        const why = text(row.isOut === true ? 'inbox.several.haltedSent' : 'inbox.several.halted')
        dispatch({ type: 'stopped', id: row.id, why })
      }}
      onClear={() => {
        dispatch({ type: 'closed' })
        onClear()
      }}
    />
  )
}

type SeveralViewProps = {
  /** Path of the account's screens. */
  path: string
  /** What is chosen, or was when it began, in order. */
  some: readonly Choosable[]
  /** Undefined while it has not begun. */
  run: Run | undefined
  step?: ReactNode
  onStart: () => void
  /** No more is wanted after the one whose turn it is. */
  onEnd: () => void
  /** The one whose turn it is is not waited for. */
  onHalt: () => void
  onClear: () => void
}

/** Several at once: each with what it moves, all of it together, and how far it is. */
export function SeveralView(props: SeveralViewProps) {
  const { path, some, run, step, onStart, onEnd, onHalt, onClear } = props
  const action = run?.action ?? some[0]?.action
  const totals = totalsOf(some)
  const counts = run && countsOf(run)
  const done = run?.rows.filter(({ status }) => status === 'done').length ?? 0
  const count = run?.rows.length ?? some.length
  const isSign = action === 'sign'
  return (
    <section className="gp-card gp-several gp-padded" aria-label={text('inbox.several')}>
      <h2>
        {run === undefined
          ? text(isSign ? 'inbox.several.toSign' : 'inbox.several.toSend', { count })
          : text(isSign ? 'inbox.several.signed' : 'inbox.several.sent', { done, count })}
      </h2>
      <ol>
        {some.map(({ proposal }) => {
          const { id } = proposal.transaction
          const row = run?.rows.find((one) => one.id === id)
          return (
            <SeveralRow key={id} {...{ proposal, row, path }} isOver={counts !== undefined}>
              {row?.status === 'now' && step}
            </SeveralRow>
          )
        })}
      </ol>
      {totals.length > 0 && (
        <p className="gp-title-row">
          <b>{text('inbox.several.total')}</b>
          {totals.map((amount) => (
            <Amount key={`${amount.token ?? ''}${amount.symbol}`} {...amount} />
          ))}
        </p>
      )}
      {run === undefined ? (
        <>
          <p className="gp-soft gp-small">
            {text(isSign ? 'inbox.several.howSign' : 'inbox.several.howSend')}
          </p>
          <div className="gp-actions">
            <Button look="primary" onPress={onStart}>
              {text(isSign ? 'inbox.several.doSign' : 'inbox.several.doSend', { count })}
            </Button>
            <Button onPress={onClear}>{text('inbox.several.clear')}</Button>
          </div>
        </>
      ) : counts === undefined ? (
        <UnderWay run={run} onEnd={onEnd} onHalt={onHalt} />
      ) : (
        <>
          <p className="gp-soft gp-small" role="status">
            {done === count
              ? text('inbox.several.all', { count: done })
              : text(counts.out > 0 ? 'inbox.several.overOut' : 'inbox.several.over', counts)}
          </p>
          <div className="gp-actions">
            <Button onPress={onClear}>{text('inbox.several.close')}</Button>
          </div>
        </>
      )}
    </section>
  )
}

/** The ways out while something is done: after the one whose turn it is, and then at once. */
function UnderWay(props: Pick<SeveralViewProps, 'onEnd' | 'onHalt'> & { run: Run }) {
  const { run, onEnd, onHalt } = props
  const isLast = run.endsAfter === true || run.rows.at(-1)?.status === 'now'
  return (
    <div className="gp-actions">
      {run.endsAfter === true && (
        <p className="gp-soft gp-small" role="status">
          {text('inbox.several.ending')}
        </p>
      )}
      <Button onPress={isLast ? onHalt : onEnd}>
        {text(isLast ? 'inbox.several.halt' : 'inbox.several.end')}
      </Button>
    </div>
  )
}

type SeveralRowProps = {
  proposal: Proposal
  row: RunRow | undefined
  path: string
  isOver: boolean
  children: ReactNode
}

function SeveralRow({ proposal, row, path, isOver, children }: SeveralRowProps) {
  const { label } = useAddressBook()
  const { title } = actionWords(proposal.action, {
    isFork: false,
    nonce: proposal.nonce,
    note: plainText(proposal.transaction.note ?? ''),
    nameOf: label,
  })
  const status = row?.status ?? 'waiting'
  return (
    <li data-status={status}>
      <ActionFace action={proposal.action} />
      <span className="gp-several-words gp-words">
        <Link className="gp-plain-link" href={transactionPath(path, proposal.transaction) ?? path}>
          {sayAction(...title)}
        </Link>
        <span className="gp-soft gp-small">
          {text('inbox.place', { place: String(proposal.nonce) })}
          {status === 'done' && (
            <>
              {' · '}
              <b>{text('inbox.several.done')}</b>
            </>
          )}
        </span>
      </span>
      <span className="gp-figures">
        {proposal.amounts.map((amount) => (
          <Amount key={`${amount.token ?? ''}${amount.symbol}`} {...amount} />
        ))}
      </span>
      {isOver && status === 'waiting' && (
        <span className="gp-several-step gp-soft gp-small">{text('inbox.several.left')}</span>
      )}
      {status === 'stopped' && <Mark tone="warning">{row?.why ?? text('inbox.several.look')}</Mark>}
      {children !== false && <div className="gp-several-step">{children}</div>}
    </li>
  )
}

type SeveralStepProps = {
  account: SharedAccount
  id: string
  action: SeveralAction
  onDone: () => void
  /** Whether it was sent, and the chain has not said yet what becomes of it. */
  onSent: (isOut: boolean) => void
  /** It was not done; without a sentence its own page says why. */
  onStopped: (why?: string) => void
}

/** The one of several whose turn it is: everybody is asked again, and then the wallet (behaviour/payments#several). */
function SeveralStep({ onDone, ...step }: SeveralStepProps) {
  return (
    <WithDetails
      account={step.account}
      id={step.id}
      fallback={(isError) => <Reading isError={isError} onStopped={step.onStopped} />}
    >
      {(details, readAt) => <Step {...step} {...{ details, readAt }} onSigned={onDone} />}
    </WithDetails>
  )
}

function Reading({ isError, onStopped }: { isError: boolean; onStopped: (why: string) => void }) {
  const stop = useEffectEvent(() => onStopped(text('inbox.several.unread')))
  useEffect(() => {
    if (isError) stop()
  }, [isError])
  return <p className="gp-soft gp-small">{text('inbox.several.checking')}</p>
}

type StepProps = Omit<UseSignInPlaceParameters, 'onLook'> &
  Pick<SeveralStepProps, 'action' | 'onSent' | 'onStopped'>

function Step({ onSent, onStopped, ...parameters }: StepProps) {
  const { action, onSigned } = parameters
  const elsewhere = useConnectedElsewhere()
  const [wantsLook, setWantsLook] = useState(false)
  const place = useSignInPlace({
    ...parameters,
    onLook: () => setWantsLook(true),
  })
  const { word, review: read, signable, flow, execution, sign } = place
  const hasBegun = useRef(false)
  const isRead = read !== undefined && signable !== undefined && !elsewhere
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void sign()
  })
  useEffect(() => {
    if (isRead) begin()
  }, [isRead])

  const isOut =
    action === 'send' &&
    (execution.status === 'mining' ||
      (execution.status === 'failed' && execution.hash !== undefined))
  const tellSent = useEffectEvent(onSent)
  useEffect(() => tellSent(isOut), [isOut])

  // A wallet that has no code for typed data is asked in another way: its owner chooses which.
  const hasOtherWays = flow.status === 'failed' && (flow.failure.hasOtherWays ?? false) !== false
  const failure =
    flow.status === 'failed' && !hasOtherWays
      ? say(flow.failure.said)
      : execution.status === 'failed'
        ? say(execution.failure.said)
        : elsewhere
          ? review('review.elsewhere')
          : undefined
  // What has failed on the chain ends the row: those behind it may need it.
  const isSent = action === 'send' && hasGoneThrough(execution)
  const isEnded = execution.status === 'ended' && !isSent
  // What cannot be read has nothing to be pressed for. What is on its way is over for the gateway or the account before its own receipt is read.
  const isUnread = !isRead && !isExecuting(execution) && (word === 'look' || word === 'stopped')
  const end = useEffectEvent(() => {
    const worst = worstCheck(read?.checks ?? [])
    if (failure !== undefined) onStopped(failure)
    else if (isSent) onSigned()
    // What went wrong with an execution its own page says.
    else if (isEnded || isUnread) onStopped()
    else if (wantsLook) onStopped(worst && review(...worst.said))
  })
  useEffect(() => end(), [failure, isSent, isEnded, isUnread, wantsLook])

  if (hasOtherWays)
    return (
      <SignAction
        {...{ flow, sign }}
        look="plain"
        label={text('inbox.several.again')}
        reason={undefined}
      />
    )
  const status = action === 'send' && flow.status === 'ready' ? execution.status : flow.status
  return (
    <>
      {read !== undefined && <SevenBars checks={read.checks} />}
      <p className="gp-soft gp-small" role="status">
        {text(
          status === 'asking'
            ? 'inbox.several.asking'
            : status === 'sending'
              ? 'inbox.several.sending'
              : status === 'mining'
                ? 'inbox.several.mining'
                : 'inbox.several.checking',
        )}
      </p>
      {flow.status === 'asking' && signable !== undefined && <OnDevice signable={signable} />}
    </>
  )
}
