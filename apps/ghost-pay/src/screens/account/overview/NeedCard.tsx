import type { ReactNode } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { Link } from 'wouter'
import type { Transaction } from '@ghost-pay/gateway-client'
import type { QueuedCheck } from '@ghost-pay/safe-account/checks'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { inOwnUnits, type TransactionTopic, viewTransaction } from '@ghost-pay/safe-account/view'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { ButtonLink } from '../../../components/Button.tsx'
import { Contradictions } from '../../../components/Contradictions.tsx'
import { describeSignatures } from '../../../components/describeSignatures.ts'
import { PeopleIcon } from '../../../components/icons.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignatureDots } from '../../../components/SignatureDots.tsx'
import { text as saySignatures } from '../../../components/signaturesCopy.ts'
import { TransactionIcon } from '../../../components/TransactionIcon.tsx'
import { fillFraction } from '../../../format/fillFraction.ts'
import { listOf } from '../../../format/listOf.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { noteOfRow } from '../../../transactions/noteOfRow.ts'
import { text as sayTransaction } from '../../../transactions/transactionCopy.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { detailSaid, titleSaid } from '../../../transactions/transactionWords.ts'
import { text as sayCancel } from '../cancel/cancelCopy.ts'
import { type Cancelled, cancelSaid } from '../cancel/cancelSaid.ts'
import { type ActionWords, actionWords, text as sayAction } from '../queue/actionWords.ts'
import { text } from './homeCopy.ts'
import { canSignInCard, type PaidInCard } from './needs.ts'

import '../AccountFrame.css'
import '../../../components/Row.css'
import './OverviewView.css'

export type NeedCardProps = {
  account: SharedAccount
  transaction: Transaction
  /** Whose signatures hold, and what of the gateway's word is not so; undefined while it is not checked. */
  check: QueuedCheck | undefined
  /** What a batch that pays people would pay, by its own bytes. */
  paid?: PaidInCard | undefined
  /** In which units amounts are told. */
  tokens?: readonly KnownToken[] | undefined
  /** What a rejection cancels, where it is known. */
  cancelled?: Cancelled | undefined
  /** Other addresses that the payee looks like. */
  lookAlikes: readonly Address[]
  /** The one to do first. */
  first: boolean
  /** Its checks and the button that signs it here; undefined where it is only read here. */
  signing?: ReactNode
  /** While the transaction is being signed here, the part that signs it stays, whatever the gateway answers meanwhile. */
  isUnderWay?: boolean | undefined
}

/** A payment that the reader can bring one step further: who gets what, whose turn it is, and the action or the way to it. */
export function NeedCard(props: NeedCardProps) {
  const { account, transaction, check, paid, cancelled, lookAlikes, first, signing, isUnderWay } =
    props
  const { nameOf, label } = useAddressBook()
  const { txInfo, executionInfo } = transaction
  const note = noteOfRow(transaction).head
  if (executionInfo?.type !== 'MULTISIG') return null
  const view = viewTransaction(txInfo, account.chain.nativeCurrency)
  const owners = account.info?.owners.map(({ value }) => value) ?? []
  const required = account.onChain?.threshold ?? executionInfo.confirmationsRequired
  const claimed = (executionInfo.missingSigners ?? []).map(({ value }) => value)
  const others = (some: readonly Address[]) =>
    owners.filter((owner) => !some.some((one) => isAddressEqual(one, owner)))
  const signed = check?.signers ?? (executionInfo.missingSigners === null ? [] : others(claimed))
  const count = check?.signers.length ?? executionInfo.confirmationsSubmitted
  const missing = (check === undefined ? claimed : others(check.signers)).map(named)
  const imitated = view.counterparty !== undefined && nameOf(view.counterparty) === undefined
  const to = transactionPath(account.path, transaction) ?? account.path
  const contradictions = check?.contradictions ?? []
  const isStopped = check?.isStopped === true
  const marks = isStopped ? [] : contradictions
  const isClean = contradictions.length === 0
  const canSign = canSignInCard({
    check,
    required,
    missing: missing.map(({ address }) => address),
    viewer: account.viewer,
    isImitation: imitated && lookAlikes.length > 0,
  })
  const batch =
    paid === undefined
      ? undefined
      : actionWords(
          { kind: 'batch', count: paid.count, people: paid.people },
          { isFork: false, nonce: executionInfo.nonce, note, nameOf: label },
        )
  const { viewer } = account
  const isLast =
    viewer !== undefined &&
    check !== undefined &&
    signed.length > 0 &&
    required - count === 1 &&
    missing.some(({ address }) => isAddressEqual(address, viewer))
  function named(address: Address) {
    return { address, name: nameOf(address) }
  }
  return (
    <article className="gp-card gp-words gp-need gp-padded">
      {isStopped && (
        // What nobody should sign comes before anything that it says of itself.
        <Notice tone="stop" title={text('home.stopped')}>
          <Contradictions all={contradictions} look="lines" />
        </Notice>
      )}
      <Head {...{ view, paid, batch, cancelled, to, nameOf: label }} nonce={executionInfo.nonce} />
      {view.amount !== undefined && (
        <Amount {...inOwnUnits(view.amount, props.tokens ?? [])} size="card" />
      )}
      {paid !== undefined && <Sums {...paid} />}
      {note !== '' && batch?.title[0] !== 'inbox.action.payroll' && (
        <p className="gp-soft gp-small gp-clamp">
          <bdi>{note}</bdi>
        </p>
      )}
      <Contradictions all={marks} />
      {imitated && lookAlikes[0] !== undefined && (
        <Mark tone="stop">
          {text('home.imitates', { name: nameOf(lookAlikes[0]) ?? lookAlikes[0] })}
        </Mark>
      )}
      <div className="gp-need-who gp-beside gp-soft gp-small">
        <SignatureDots
          size={28}
          unchecked={check === undefined}
          count={count}
          signed={signed.map(named)}
          required={required}
          missing={missing}
          viewer={account.viewer}
        />
        <span>
          {isLast
            ? text('home.last', { names: listOf(signed.map(label)) })
            : saySignatures(...describeSignatures({ count, required, missing }))}
        </span>
      </div>
      {signing !== undefined && (canSign || isUnderWay === true) ? (
        signing
      ) : (
        <ButtonLink to={to} look={first && isClean ? 'primary' : 'plain'}>
          {text(isStopped ? 'home.why' : 'home.look')}
        </ButtonLink>
      )}
    </article>
  )
}

type HeadProps = Pick<NeedCardProps, 'paid' | 'cancelled'> & {
  view: TransactionTopic
  /** A batch that pays people, in words. */
  batch: ActionWords | undefined
  to: string
  nonce: number
  nameOf: (address: Address) => string
}

/** Who or what it is about, and the way to its page. */
function Head({ view, paid, batch, cancelled, to, nonce, nameOf }: HeadProps) {
  return (
    <header className="gp-beside">
      {view.counterparty === undefined ? (
        <span className="gp-ring gp-glyph">
          {paid === undefined ? <TransactionIcon kind={view.kind} /> : <PeopleIcon />}
        </span>
      ) : (
        <AccountAvatar address={view.counterparty} size={40} />
      )}
      <span className="gp-two-lines">
        <h3>
          <Link className="gp-plain-link" href={to}>
            {view.kind === 'rejection' ? (
              sayCancel(...cancelSaid(cancelled, { nonce, nameOf }))
            ) : batch !== undefined ? (
              sayAction(...batch.title)
            ) : view.counterparty === undefined ? (
              sayTransaction(...titleSaid(view))
            ) : (
              <AddressName address={view.counterparty} />
            )}
          </Link>
        </h3>
        <span>
          {view.kind === 'rejection' && sayCancel('cancels.nothing')}
          {batch?.detail !== undefined && sayAction(...batch.detail)}
          {view.counterparty !== undefined && sayTransaction(...detailSaid(view))}
        </span>
      </span>
    </header>
  )
}

/** The first token large, the others and the money under it. */
function Sums({ sums: [first, ...others], worth }: PaidInCard) {
  if (first === undefined) return null
  const said = [
    ...others.map(({ value = 0n, decimals, symbol }) => {
      const { integer, mark, fraction } = splitAmount(value, decimals)
      const cents = fillFraction(fraction, decimals)
      const amount = cents === '' ? integer : `${integer}${mark}${cents}`
      return text('home.andSum', { amount, symbol: cleanSymbol(symbol) })
    }),
    ...(worth === undefined ? [] : [others.length === 0 ? worth : text('home.inAll', { worth })]),
  ]
  return (
    <>
      <Amount {...first} size="card" />
      {said.length > 0 && <p className="gp-soft gp-small">{said.join(' · ')}</p>}
    </>
  )
}
