import { useState } from 'react'
import { type Hash, type Hex, isAddressEqual } from 'viem'
import type { CheckedSignature, Mined } from '@ghost-pay/safe-account'
import type { PricedAmount, Worth } from '@ghost-pay/safe-account/money'
import type { ExecutionTimes } from '@ghost-pay/safe-account/store'
import type { MovedAmount, SignableView } from '@ghost-pay/safe-account/view'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Columns } from '../../../components/Columns.tsx'
import { GhostMark } from '../../../components/GhostMark.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Seal } from '../../../components/Seal.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import { listOf } from '../../../format/listOf.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text as sayCancel } from '../cancel/cancelCopy.ts'
import { type Cancelled, cancelSaid } from '../cancel/cancelSaid.ts'
import { paidMany } from '../review/paidGroups.ts'
import { ExecutionSteps } from './ExecutionSteps.tsx'
import type { OwnView } from './ownView.ts'
import { sayWorth } from './paidWorthSaid.ts'
import {
  approvedIn,
  type ReceiptDetails,
  ReceiptFacts,
  ReceiptLines,
  ReceiptSums,
} from './ReceiptFacts.tsx'
import { ReceiptSide, type ReceiptSideProps } from './ReceiptSide.tsx'
import { text } from './transactionPageCopy.ts'

import './Executed.css'

export type ExecutedProps = Pick<
  ReceiptSideProps,
  'next' | 'again' | 'keep' | 'onPrint' | 'onSave'
> & {
  account: SharedAccount
  details: ReceiptDetails
  own: Pick<OwnView, 'signable' | 'view'>
  cancelled?: Cancelled | undefined
  signatures: readonly CheckedSignature[]
  /** The chain's transaction, whose receipt says that it succeeded. */
  hash: Hash
  mined: Mined | undefined
  /** When the gateway took the last signature, by its own word. */
  signedAt?: number | undefined
  times?: ExecutionTimes | undefined
  /** What was paid is worth, and the fee; undefined where nobody gives a price. */
  worth?:
    | {
        paid: Worth | undefined
        fee: Worth | undefined
        of?: (amount: PricedAmount) => Worth | undefined
      }
    | undefined
  /** The gateway has it, too. */
  isIndexed?: boolean
}

/** What has happened, step by step, and the receipt of it: from the chain's own words and from the bytes that were signed. */
export function Executed(props: ExecutedProps) {
  const { account, details, cancelled } = props
  const { signable, view } = props.own
  const { signatures, hash, mined, signedAt, times, worth, isIndexed = false, onPrint } = props
  const { again, keep, next, onSave } = props
  const { nameOf, label } = useAddressBook()
  const [line, setLine] = useState<number>()
  const unlogged = mined?.unlogged ?? []
  const payee = view.amount === undefined ? undefined : view.counterparty
  const many = paidMany(view)
  const paid = doneSaid(payee && label(payee), many)
  const from = label(account.address)
  const { nonce } = signable.transaction
  const cancels =
    view.kind === 'rejection'
      ? sayCancel(...cancelSaid(cancelled, { nonce, nameOf: label, isDone: true }))
      : undefined
  const { signers, approvals } = approvedIn(signatures, details, mined)
  const shown = line === undefined ? view : viewOfOne(view, line)
  const one = line === undefined ? undefined : shown.parts[0]?.payment
  const value = one === undefined ? worth?.paid : worthOfOne(one.amount, worth?.of)
  const inMoney = value && sayWorth(value)
  const paidTo = one?.to ?? payee
  // The receipt of one person says nothing of the others.
  const unloggedHere = unlogged.filter(({ to }) => one === undefined || isAddressEqual(to, one.to))
  return (
    <Columns
      side={
        <ReceiptSide
          {...{ line, next, again, keep, onPrint, onSave }}
          count={many === undefined ? 0 : view.parts.length}
          nameless={payee !== undefined && nameOf(payee) === undefined ? payee : undefined}
          onLine={setLine}
        />
      }
    >
      <h1>{cancels ?? (unlogged.length > 0 ? text('receipt.unproven') : paid)}</h1>
      <ExecutionSteps {...{ signers, approvals, signedAt, times, mined, isIndexed }} />
      <article className="gp-receipt-page" aria-label={text('receipt.label')}>
        <div className="gp-receipt-page-paper gp-stack">
          <ReceiptTop
            title={
              cancels !== undefined
                ? text('receipt.cancelled', { account: from })
                : unloggedHere.length > 0
                  ? text('receipt.unproven.what', { account: from })
                  : paidTo !== undefined
                    ? text('receipt.who', { account: from, name: label(paidTo) })
                    : many !== undefined
                      ? text('receipt.whoMany', { account: from, count: many })
                      : text('receipt.what', { account: from })
            }
            done={
              cancels === undefined
                ? view.sentence
                : sayCancel('cancelled.still', { what: cancels })
            }
            view={shown}
            worth={inMoney}
            count={view.parts.length}
            hash={safeTxHash(signable)}
            {...{ line, mined }}
          />
          <Unlogged payments={unloggedHere} />
          {view.parts.length > 0 && (
            <ReceiptLines {...{ details, view, line }} worthOf={worth?.of} />
          )}
          <ReceiptFacts
            {...{ account, details, view, approvals, hash, mined }}
            feeWorth={worth?.fee}
          />
          <p className="gp-receipt-page-end gp-beside gp-soft gp-tiny">
            <GhostMark />
            <span>{text('receipt.foot')}</span>
          </p>
        </div>
        <span className="gp-receipt-page-edge" aria-hidden="true" />
      </article>
    </Columns>
  )
}

/** Names those who may have got less than was signed, or nothing; on paper, too. */
function Unlogged({ payments }: { payments: Mined['unlogged'] }) {
  const { label } = useAddressBook()
  if (payments.length === 0) return null
  const names = listOf([...new Set(payments.map(({ to }) => label(to)))], 'and')
  return (
    <Notice tone="stop" title={text('receipt.unlogged', { count: payments.length })}>
      {text('receipt.unlogged.text', { names })}
    </Notice>
  )
}

const doneSaid = (name: string | undefined, many: number | undefined): string =>
  name !== undefined
    ? text('receipt.paid', { name })
    : many !== undefined
      ? text('receipt.paidMany', { count: many })
      : text('receipt.done')

const worthOfOne = (
  { value, ...amount }: MovedAmount,
  worthOf: ((amount: PricedAmount) => Worth | undefined) | undefined,
): Worth | undefined => (value === undefined ? undefined : worthOf?.({ value, ...amount }))

/**
 * What a batch paid one of its payees, as the whole batch is seen: one line, and its amount as the sum.
 *
 * @param line from 0
 */
function viewOfOne(view: SignableView, line: number): SignableView {
  const parts = view.parts.slice(line, line + 1)
  return { ...view, parts, totals: parts.flatMap(({ payment }) => payment?.amount ?? []) }
}

type ReceiptTopProps = {
  title: string
  /** What it pays, by its own bytes. */
  view: SignableView
  /** What it did, for what pays nobody. */
  done: string
  worth: string | undefined
  /** Which payment of the batch it is, from 0; undefined for all of them. */
  line: number | undefined
  count: number
  mined: Mined | undefined
  hash: Hex
}

const proven = ['passed'] as const

/** The head of a receipt: who paid whom how much, when, and the seal. Which checks were made before is not told of what is done. */
function ReceiptTop({ title, view, done, worth, line, count, mined, hash }: ReceiptTopProps) {
  return (
    <div className="gp-receipt-page-top gp-apart">
      <div>
        <h2>{title}</h2>
        <ReceiptSums view={view} />
        {view.parts.length === 0 && view.amount === undefined && <p>{done}</p>}
        <p className="gp-soft">
          {mined === undefined
            ? worth
            : worth === undefined
              ? text('receipt.at', { time: fullTime(mined.time) })
              : text('receipt.worthAt', { worth, time: fullTime(mined.time) })}
        </p>
        {line !== undefined && (
          <p className="gp-soft">
            {text('receipt.each.place', { place: String(line + 1), count })}
          </p>
        )}
      </div>
      <Seal hash={hash} checks={proven} label={text('receipt.seal')} size={120} />
    </div>
  )
}
