import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Address } from 'viem'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { RegistryName } from '@ghost-pay/safe-account/recipients'
import { ownersMoved, payeesOf } from '@ghost-pay/safe-account/review'
import type { SignableView } from '@ghost-pay/safe-account/view'
import { type KnownToken, safeTxHash } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { BatchParts } from '../../../components/BatchParts.tsx'
import { Check } from '../../../components/Check.tsx'
import { LookAlikeNotice } from '../../../components/LookAlikeNotice.tsx'
import { SecondDevice } from '../../../components/SecondDevice.tsx'
import { RegistryNames } from '../../../people/RegistryNames.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { VictimCard } from '../cancel/VictimCard.tsx'
import { DeviceHashes } from './DeviceHashes.tsx'
import { namesInNote, paidGroups } from './paidGroups.ts'
import { ProofStrip } from './ProofStrip.tsx'
import { RedLinePanel } from './RedLinePanel.tsx'
import type { ReviewCheck } from './reviewChecks.ts'
import { text } from './reviewCopy.ts'
import { ReviewHero } from './ReviewHero.tsx'
import type { RedLine } from './reviewRedLine.ts'
import { ReviewTerms } from './ReviewTerms.tsx'
import { Signers, type SignersProps } from './Signers.tsx'
import type { GasCosts } from './useGasCosts.ts'
import type { ShownRehearsal } from './useReviewFacts.ts'
import type { Victim } from './useVictim.ts'
import { WhatUpdates, WhoDecides } from './WhatChanges.tsx'
import { WhatMoves } from './WhatMoves.tsx'

import '../../../components/Columns.css'
import './ReviewView.css'

export type ReviewViewProps = {
  account: SharedAccount
  signable: SignableTransaction
  view: SignableView
  tokens: readonly KnownToken[]
  checks: readonly ReviewCheck[]
  redLine: RedLine | undefined
  rehearsal: ShownRehearsal
  gasCosts: GasCosts
  /** The payee looks like somebody who is known. */
  alike: { address: Address; others: readonly Address[] } | undefined
  isCompared: boolean
  onCompared: (isCompared: boolean) => void
  signers: Omit<SignersProps, 'viewer'> | undefined
  /** Payees whom nobody has named here; undefined while it is not known. */
  unnamed?: readonly Address[] | undefined
  /** By which names of the registry its payees were chosen in this browser. */
  registryNames?: readonly RegistryName[] | undefined
  accountNonce: number | undefined
  note?: string | undefined
  worth?: number | undefined
  victim?: Victim | undefined
  notices?: ReactNode
  /** What stands beside it, below the signers. */
  side?: ReactNode
  /** The bar at the foot, with whose turn it is, where it is not elsewhere. */
  children?: ReactNode
}

/** Everything about a transaction that a person must know before signing; what stops them comes first. */
export function ReviewView(props: ReviewViewProps) {
  const { account, signable, view, tokens, checks, redLine, rehearsal, alike, signers } = props
  const { nameOf } = useAddressBook()
  // A step that is no payment is never folded away among payments.
  const groups = paidGroups(view, props.note)
  const decides =
    signers &&
    ownersMoved({ threshold: signers.threshold, owners: signers.owners.length }, view.action)
  const isMoneyless = view.kind === 'rejection' || decides !== undefined
  return (
    <RegistryNames value={props.registryNames ?? []}>
      <div className="gp-review gp-columns gp-flow">
        <div className="gp-column">
          <div className="gp-words gp-stack">
            {redLine !== undefined && <RedLinePanel line={redLine} parts={view.parts} />}
            <Folded isFolded={redLine !== undefined && redLine.readings.length > 0}>
              <ReviewHero
                account={account}
                view={view}
                note={props.note}
                nonce={signable.transaction.nonce}
                victim={props.victim}
                worth={props.worth}
                decides={decides}
              />
            </Folded>
            {props.notices}
            {alike !== undefined && (
              <>
                <LookAlikeNotice address={alike.address} others={alike.others} nameOf={nameOf} />
                <Check isOn={props.isCompared} onChange={props.onCompared}>
                  {text('review.compared')}
                </Check>
              </>
            )}
          </div>
          {props.victim !== undefined && (
            <VictimCard victim={props.victim} threshold={signers?.threshold} />
          )}
          {decides !== undefined && signers !== undefined && (
            <WhoDecides {...decides} owners={signers.owners} />
          )}
          {rehearsal.status === 'moves' && rehearsal.account !== undefined && (
            <WhatUpdates {...rehearsal.account} />
          )}
          {!(isMoneyless && saysNothing(rehearsal)) && (
            <WhatMoves
              account={account}
              rehearsal={rehearsal}
              tokens={tokens}
              payees={payeesOf(view)}
              noted={namesInNote(props.note, view.parts)}
              groups={groups}
              strangers={props.unnamed}
              isAhead={
                props.accountNonce !== undefined &&
                signable.transaction.nonce > BigInt(props.accountNonce)
              }
            />
          )}
          <div className="gp-review-rest gp-words">
            {view.parts.length > 0 && groups.length === 0 && (
              <BatchParts parts={view.parts} totals={view.totals} note={props.note} />
            )}
            <ReviewTerms
              account={account}
              signable={signable}
              view={view}
              rehearsal={rehearsal}
              gasCosts={props.gasCosts}
              accountNonce={props.accountNonce}
            />
            <DeviceHashes signable={signable} />
            <SecondDevice
              signable={signable}
              tokens={tokens}
              currency={account.chain.nativeCurrency}
              note={props.note}
            />
          </div>
        </div>
        <aside className="gp-column">
          <ProofStrip hash={safeTxHash(signable)} checks={checks} />
          {signers !== undefined && (
            <Signers {...signers} viewer={account.viewer} other={props.victim?.signers} />
          )}
          {props.side}
        </aside>
      </div>
      {props.children}
    </RegistryNames>
  )
}

/** What would be signed is folded away where both readings of it stand above. */
function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details className="gp-details">
      <summary>{text('review.differs.fold')}</summary>
      {children}
    </details>
  )
}

/** Of what moves no money: nothing has moved or failed, as title and table say. */
const saysNothing = (rehearsal: ShownRehearsal): boolean =>
  rehearsal.status !== 'fails' && (rehearsal.status !== 'moves' || rehearsal.rows.length === 0)

type ReviewTitleProps = {
  /** Something stops it: that is the heading then, and this is only a line above it. */
  isStopped: boolean
  children: ReactNode
}

/** The name of the page, until something has to be known before it; the focus goes on to that. */
export function ReviewTitle({ isStopped, children }: ReviewTitleProps) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isStopped])
  return isStopped ? (
    <p className="gp-review-title">{children}</p>
  ) : (
    <h1
      className="gp-review-title"
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={(event) => {
        // A heading that is taken away takes the focus with it and goes nowhere.
        if (event.relatedTarget !== null) hadFocus.current = false
      }}
    >
      {children}
    </h1>
  )
}
