import type { ReactNode } from 'react'
import type { Balance } from '@ghost-pay/gateway-client'
import { worthOfAll } from '@ghost-pay/safe-account/money'
import {
  forecastOf,
  hashOfId,
  nonceLine,
  type NonceStep,
  proofOf,
  type Proposal,
  type ProposalTurn,
  proposalTurn,
  twinsOf,
  waitsForOwners,
} from '@ghost-pay/safe-account/queue'
import type { RegistryName } from '@ghost-pay/safe-account/recipients'

import { ownersOf } from '../../../account/knownAddresses.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { ForkIcon } from '../../../components/icons.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { shortAddress } from '../../../format/shortAddress.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { useKept } from '../../../kept/useKept.ts'
import { keptRegistryNames } from '../../../people/keptRegistryNames.ts'
import { foundAs } from '../../../people/RegistryNames.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Said } from '../../../text/Said.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { type inboxCopy, text } from './inboxCopy.ts'
import { InboxSide } from './InboxSide.tsx'
import { inboxLead, inboxTitle, nodeWords } from './inboxTitle.ts'
import { type ProposalChoice, ProposalItem, type ProposalItemProps } from './ProposalItem.tsx'

import './InboxView.css'

export type InboxViewProps = {
  account: SharedAccount
  proposals: readonly Proposal[]
  unread: number
  hasMore: boolean
  balances: { items: readonly Balance[] } | undefined
  /** When the gateway said it, in milliseconds since 1970. */
  time: number | undefined
  /** Where this page is, for a reminder. */
  link: string
  /** What else the viewer can do with a proposal. */
  choicesOf: (proposal: Proposal) => readonly ProposalChoice[]
  /** Those behind an empty place that could move up. */
  movableBehind: (from: number, to: number) => number
  onBlank: (place: number) => void
  onMoveUp: (from: number, to: number) => void
  /** What can be done several at once, and what of it is chosen. */
  several?: {
    choosable: readonly string[]
    /** Why others are not, by id. */
    looks?: ReadonlyMap<string, Said<typeof inboxCopy>> | undefined
    chosen: readonly string[]
    onChoose: (id: string) => void
  }
  /** Several are done at once, or it stands there what came of it. */
  isUnderWay?: boolean | undefined
  /** The checks of a proposal in short, where its card shows them. */
  checksOf?: ((proposal: Proposal) => ReactNode) | undefined
  top?: ReactNode
  children?: ReactNode
}

/** The inbox: what is next, what follows, where places are empty, what excludes each other, and what is proven of it. */
export function InboxView(props: InboxViewProps) {
  const { account, proposals, unread, hasMore, balances } = props
  const { nameOf } = useAddressBook()
  const chosenBy = useChosenBy(account)
  const owners = ownersOf(account)
  const steps = nonceLine(proposals, account.onChain?.nonce ?? account.info?.nonce)
  if (steps.length === 0 && unread === 0 && !hasMore && props.isUnderWay !== true) {
    return (
      <>
        <h1>{text('inbox.page')}</h1>
        <Empty
          title={text(isGatewayHere ? 'inbox.here.title' : 'inbox.empty.title')}
          action={<ButtonLink to={`${account.path}/pay`}>{text('inbox.empty.pay')}</ButtonLink>}
        >
          {text(isGatewayHere ? 'inbox.here.text' : 'inbox.empty.text')}
        </Empty>
        {props.children}
      </>
    )
  }
  const forecast = forecastOf(steps, balances)
  const turn = (proposal: Proposal, step: NonceOf): ProposalTurn =>
    proposalTurn(proposal, { step, viewer: account.viewer })
  return (
    <Columns
      side={
        <div>
          <InboxSide
            account={account}
            hasMore={hasMore}
            link={props.link}
            // What cannot be read may move money too.
            forecast={{ ...forecast, uncounted: forecast.uncounted + unread }}
            balances={balances}
            turns={waitsForOwners(steps, owners, account.viewer)}
            proof={proofOf(proposals, unread + (hasMore ? 1 : 0))}
            time={props.time}
          />
        </div>
      }
    >
      <div>
        <h1>
          {steps.length === 0
            ? text('inbox.page')
            : text(
                ...inboxTitle(
                  steps,
                  nameOf,
                  (to, one) => foundAs(chosenBy(one), to) ?? shortAddress(to),
                ),
              )}
        </h1>
        <p className="gp-soft">
          {inboxLead(steps, turn)
            .map((said) => text(...said))
            .join(' ')}
        </p>
        <Unread count={unread} />
        {props.top}
        <ol className="gp-line">
          {steps.map((step) =>
            step.kind === 'gap' ? (
              <Gap key={`gap-${step.from}`} step={step} {...props} />
            ) : (
              <Place
                key={step.nonce}
                step={step}
                turn={turn}
                isFirst={step.position === 'next'}
                {...props}
              />
            ),
          )}
        </ol>
      </div>
      {props.children}
    </Columns>
  )
}

const noNames: readonly RegistryName[] = []

/** By which names of the registry the payees of a proposal were chosen in this browser. */
function useChosenBy({ chainId, address: safe }: SharedAccount) {
  useKept(keptRegistryNames)
  return ({ transaction: { id } }: Proposal): readonly RegistryName[] => {
    const safeTxHash = hashOfId(id)
    return (safeTxHash && keptRegistryNames.find({ chainId, safe, safeTxHash })?.names) ?? noNames
  }
}

type NonceOf = Extract<NonceStep<Proposal>, { kind: 'nonce' }>
type GapOf = Extract<NonceStep<Proposal>, { kind: 'gap' }>

/** An empty place of the line, which holds up all behind it, and the two ways to repair it. */
function Gap(props: InboxViewProps & { step: GapOf }) {
  const { account, unread, movableBehind, onBlank, onMoveUp } = props
  const { from, to } = props.step
  const count = movableBehind(from, to)
  return (
    <li className="gp-stop" data-kind="gap">
      <span className="gp-node gp-figure" data-look="hole">
        <span className="gp-visually-hidden">
          {from === to
            ? text('inbox.place', { place: String(from) })
            : text('inbox.places', { from: String(from), to: String(to) })}
        </span>
        <span aria-hidden="true">{nodeWords(from, to)}</span>
      </span>
      <div className="gp-card gp-hole" data-ghost="true">
        <h2 className="gp-item-title">
          {text(unread === 0 ? 'inbox.hole.title' : 'inbox.hole.unread')}
        </h2>
        <p className="gp-soft gp-small">{text('inbox.hole.text', { count: to - from + 1 })}</p>
        {account.role === 'owner' ? (
          <>
            <div className="gp-hole-acts gp-near gp-wrap">
              <Button onPress={() => onBlank(from)}>{text('inbox.hole.blank')}</Button>
              {count > 0 && (
                <button type="button" className="gp-quiet" onClick={() => onMoveUp(from, to)}>
                  {text('inbox.hole.move', { count })}
                </button>
              )}
            </div>
            {count > 0 && <p className="gp-soft gp-small">{text('inbox.hole.safer')}</p>}
          </>
        ) : (
          <p className="gp-soft gp-small">{text('inbox.hole.owner')}</p>
        )}
      </div>
    </li>
  )
}

type PlaceProps = InboxViewProps & {
  step: NonceOf
  turn: (proposal: Proposal, step: NonceOf) => ProposalTurn
  isFirst: boolean
}

function Place(props: PlaceProps) {
  const { step, turn, isFirst, account, proposals, balances, choicesOf } = props
  const isFork = step.proposals.length > 1
  const twins = twinsOf(proposals)
  const chosenBy = useChosenBy(account)
  const isCard = isFork || step.proposals.some((proposal) => turn(proposal, step).action !== 'none')
  return (
    <li
      className="gp-stop"
      data-kind={isFork ? 'fork' : 'single'}
      data-position={step.position}
      data-look={isCard ? 'card' : 'hair'}
    >
      <span className="gp-node gp-figure" data-look={isFork ? 'fork' : step.position}>
        <span className="gp-visually-hidden">
          {text('inbox.place', { place: String(step.nonce) })}
          {isFirst && `, ${text('inbox.next')}`}
        </span>
        <span aria-hidden="true">{nodeWords(step.nonce, step.nonce)}</span>
      </span>
      <div className="gp-stack-tight">
        {isFork && (
          <p className="gp-fork-words gp-near">
            <ForkIcon />
            {step.proposals.length === 2
              ? text('inbox.forkOfTwo')
              : text('inbox.fork', { size: step.proposals.length })}
          </p>
        )}
        {step.proposals.map((proposal) => (
          <ProposalItem
            key={proposal.transaction.id}
            proposal={proposal}
            turn={turn(proposal, step)}
            to={transactionPath(account.path, proposal.transaction) ?? account.path}
            viewer={account.viewer}
            isFork={isFork}
            beside={besideOf(proposal, step.proposals)}
            isFirst={isFirst && !isFork && (props.several?.chosen.length ?? 0) === 0}
            registryNames={chosenBy(proposal)}
            worth={balances && worthOfAll(proposal.amounts, balances.items)}
            twin={twins.get(proposal.transaction.id)}
            choices={choicesOf(proposal)}
            checks={isFirst && !isFork && !proposal.isStopped && props.checksOf?.(proposal)}
            {...chooseProps(proposal, props.several)}
          />
        ))}
      </div>
    </li>
  )
}

function besideOf(proposal: Proposal, all: readonly Proposal[]): Proposal | undefined {
  const others = all.filter((one) => one !== proposal)
  return others.length === 1 ? others[0] : undefined
}

/** Whether a proposal is among several, and how it gets there, or why it cannot. */
function chooseProps(
  { transaction: { id } }: Proposal,
  several: InboxViewProps['several'],
): Pick<ProposalItemProps, 'isChosen' | 'onChoose' | 'look'> {
  if (several?.choosable.includes(id) !== true) return { look: several?.looks?.get(id) }
  return {
    isChosen: several.chosen.includes(id),
    onChoose: () => several.onChoose(id),
  }
}
