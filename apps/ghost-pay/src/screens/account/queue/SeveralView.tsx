import type { ReactNode } from 'react'
import { Link } from 'wouter'
import {
  type Choosable,
  countsOf,
  type Proposal,
  type Run,
  type RunCounts,
  type RunRow,
  totalsOf,
} from '@ghost-pay/safe-account/queue'
import { plainText } from '@ghost-pay/safe-protocol'

import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { transactionPath } from '../../../data/transactionPath.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { ActionFace } from './ActionFace.tsx'
import { actionWords, text as sayAction } from './actionWords.ts'
import { text } from './inboxCopy.ts'

import './Several.css'

export type SeveralViewProps = {
  /** Path of the account's screens. */
  path: string
  /** What is chosen, or was when it began, in order. */
  some: readonly Choosable[]
  /** Undefined while it has not begun. */
  run: Run | undefined
  /** The one whose turn it is. */
  step?: ReactNode
  onStart: () => void
  /** No more is wanted after the one whose turn it is. */
  onEnd: () => void
  /** The one whose turn it is is not waited for. */
  onHalt: () => void
  onClear: () => void
}

/** Several at once: each with what it moves, all of it together, and how far it is. */
export function SeveralView({
  path,
  some,
  run,
  step,
  onStart,
  onEnd,
  onHalt,
  onClear,
}: SeveralViewProps) {
  const action = run?.action ?? some[0]?.action
  const totals = totalsOf(some)
  const counts = run && countsOf(run)
  const done = run?.rows.filter(({ status }) => status === 'done').length ?? 0
  const count = run?.rows.length ?? some.length
  const isSign = action === 'sign'
  return (
    <section className="gp-several" aria-label={text('inbox.several')}>
      <h2>
        {run === undefined
          ? text(isSign ? 'inbox.several.toSign' : 'inbox.several.toSend', { count })
          : text(isSign ? 'inbox.several.signed' : 'inbox.several.sent', {
              done: String(done),
              count,
            })}
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
        <p className="gp-several-total">
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
              : counts.out > 0
                ? text('inbox.several.overOut', {
                    ...endOf(counts),
                    out: String(counts.out),
                  })
                : text('inbox.several.over', endOf(counts))}
          </p>
          <div className="gp-actions">
            <Button onPress={onClear}>{text('inbox.several.close')}</Button>
          </div>
        </>
      )}
    </section>
  )
}

const endOf = ({ done, stopped, left }: RunCounts) => ({
  done: String(done),
  stopped: String(stopped),
  left: String(left),
})

/** The ways out while something is done: after the one whose turn it is, and then at once. */
function UnderWay({
  run,
  onEnd,
  onHalt,
}: Pick<SeveralViewProps, 'onEnd' | 'onHalt'> & { run: Run }) {
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
  const { nameOf } = useAddressBook()
  const { title } = actionWords(proposal.action, {
    isFork: false,
    nonce: proposal.nonce,
    note: plainText(proposal.transaction.note ?? ''),
    nameOf: (address) => nameOf(address) ?? shortAddress(address),
  })
  const status = row?.status ?? 'waiting'
  return (
    <li data-status={status}>
      <ActionFace action={proposal.action} />
      <span className="gp-several-words">
        <Link href={transactionPath(path, proposal.transaction) ?? path}>
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
      <span className="gp-several-figure">
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
