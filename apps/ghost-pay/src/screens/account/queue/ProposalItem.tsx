import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'
import { Link, useLocation } from 'wouter'
import type { Proposal, ProposalTurn } from '@ghost-pay/safe-account/queue'
import type { RegistryName } from '@ghost-pay/safe-account/recipients'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Contradictions } from '../../../components/Contradictions.tsx'
import { FoldedPayees } from '../../../components/FoldedPayees.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { MoreIcon } from '../../../components/icons.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { PayeeRow } from '../../../components/PayeeRow.tsx'
import { SignatureDots } from '../../../components/SignatureDots.tsx'
import { useUnfold } from '../../../components/useUnfold.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { money } from '../../../money/currency.ts'
import { useChosenLabel } from '../../../people/RegistryNames.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Said } from '../../../text/Said.ts'
import { noteOfRow } from '../../../transactions/noteOfRow.ts'
import { ActionFace } from './ActionFace.tsx'
import { actionWords, text as sayAction } from './actionWords.ts'
import { type inboxCopy, text } from './inboxCopy.ts'
import { turnSaid } from './inboxTitle.ts'

/** Something else that can be done with a proposal. */
export type ProposalChoice = {
  said: Extract<Said<typeof inboxCopy>, readonly [string]>
  onChoose: () => void
}

export type ProposalItemProps = {
  proposal: Proposal
  turn: ProposalTurn
  /** Where it is shown whole, signed and sent. */
  to: string
  viewer: Address | undefined
  isFork?: boolean | undefined
  /** The only other one at this place. */
  beside?: Proposal | undefined
  /** Its action is the one of the page. */
  isFirst?: boolean | undefined
  /** By which names of the registry its payees were chosen in this browser. */
  registryNames?: readonly RegistryName[] | undefined
  worth: number | undefined
  /** Its checks in short; nothing where they are not made here. */
  checks?: ReactNode
  /** Another place at which the same waits. */
  twin?: number | undefined
  choices: readonly ProposalChoice[]
  /** Whether it is among several; undefined for what cannot be. */
  isChosen?: boolean | undefined
  onChoose?: (() => void) | undefined
  /** Why it cannot be among several. */
  look?: Said<typeof inboxCopy> | undefined
}

/** One proposal of the line: what it does, who has signed, whose turn it is, and the viewer's action. */
export function ProposalItem(props: ProposalItemProps) {
  const { proposal, turn, to, isFork = false, isFirst = false, worth, twin, choices } = props
  const { nameOf, label } = useAddressBook()
  const whyId = useId()
  const named = useChosenLabel(props.registryNames)
  const note = noteOfRow(proposal.transaction).head
  const { title, detail } = actionWords(proposal.action, {
    isFork,
    nonce: proposal.nonce,
    beside: props.beside,
    note,
    nameOf: named,
  })
  const said = turnSaid(turn, proposal, label)
  const isNamed = title[0] === 'inbox.action.payroll'
  const look = isFork || turn.action !== 'none' ? 'card' : 'hair'
  const [first] = proposal.amounts
  const marks = proposal.isStopped ? [] : proposal.contradictions
  return (
    <article className="gp-item" data-look={look} data-void={proposal.isStopped}>
      {proposal.isStopped && (
        <Notice tone="stop" title={text('inbox.stopped')}>
          <Contradictions all={proposal.contradictions} look="lines" />
        </Notice>
      )}
      <div className="gp-item-top gp-abreast">
        {(props.isChosen !== undefined || props.look !== undefined) && (
          <Choose {...props} what={sayAction(...title)} whyId={whyId} />
        )}
        <ActionFace action={proposal.action} />
        <div className="gp-item-words gp-fill">
          <h2 className="gp-item-title">
            <Link className="gp-plain-link" href={to}>
              {sayAction(...title)}
            </Link>
          </h2>
          <p className="gp-soft gp-small gp-item-detail gp-clamp">
            {detail !== undefined && <span>{sayAction(...detail)}</span>}
            {note !== '' && !isNamed && <span>{text('inbox.note', { note })}</span>}
            {look === 'hair' && <span>{text(...said)}</span>}
            {!proposal.isOwn && <span>{text('inbox.claimed')}</span>}
          </p>
          {props.look !== undefined && (
            <p className="gp-soft gp-small" id={whyId}>
              {text(...props.look)}
            </p>
          )}
        </div>
        <div className="gp-item-end gp-near">
          {look === 'hair' && <Dots {...props} />}
          {first !== undefined && (
            <div className="gp-item-figure gp-figures">
              {proposal.amounts.map((amount) => (
                <Amount key={`${amount.token ?? ''}${amount.symbol}`} {...amount} />
              ))}
              {worth !== undefined && (
                <span className="gp-soft gp-small gp-figure">{money(worth)}</span>
              )}
            </div>
          )}
        </div>
        {look === 'hair' && <More choices={choices} />}
      </div>
      {(marks.length > 0 || twin !== undefined) && (
        <div className="gp-item-marks gp-stack-close">
          <Contradictions all={marks} />
          {twin !== undefined && (
            <Mark tone="warning">{text('inbox.twice', { place: String(twin) })}</Mark>
          )}
        </div>
      )}
      {look === 'card' && !proposal.isStopped && <ProposalPeople proposal={proposal} />}
      {look === 'card' && (
        <div className="gp-item-acts">
          <div className="gp-item-turn gp-beside">
            <Dots {...props} />
            <div>
              <p className="gp-soft gp-small">{text(...said)}</p>
              {props.checks}
            </div>
          </div>
          <More choices={choices} />
          <ButtonLink to={to} look={isFirst && turn.action !== 'none' ? 'primary' : 'plain'}>
            {text(...actionLabel(props, nameOf))}
          </ButtonLink>
        </div>
      )}
    </article>
  )
}

/** Takes a proposal among several, or out. The space bar does it too; Enter opens the proposal. */
function Choose(props: ProposalItemProps & { what: string; whyId: string }) {
  const { proposal, to, isChosen = false, onChoose, look, what, whyId } = props
  const [, navigate] = useLocation()
  return (
    <label className="gp-item-choose">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={look !== undefined}
        aria-describedby={look && whyId}
        onChange={onChoose}
        onKeyDown={({ key }) => {
          if (key === 'Enter') navigate(to)
        }}
      />
      <span className="gp-visually-hidden">
        {text('inbox.choose', { what, place: String(proposal.nonce) })}
      </span>
    </label>
  )
}

function Dots({ proposal, viewer }: ProposalItemProps) {
  const { nameOf } = useAddressBook()
  const named = (address: Address) => ({ address, name: nameOf(address) })
  return (
    <SignatureDots
      unchecked={!proposal.isChecked}
      count={proposal.count}
      signed={proposal.signed.map(named)}
      required={proposal.required}
      missing={proposal.missing.map(named)}
      viewer={viewer}
    />
  )
}

/** How long a name or an amount may be on a button, in characters. */
const longestLabel = 24

/** What the button opens, with its amount and its name where both fit on it. An address is no name: it stands above. */
function actionLabel(
  { proposal, turn, isFork }: ProposalItemProps,
  nameOf: (address: Address) => string | undefined,
): Said<typeof inboxCopy> {
  if (isFork === true || turn.action === 'none') return ['inbox.do.read']
  const { action, amounts } = proposal
  const [amount, second] = amounts
  const plain: Said<typeof inboxCopy> = ['inbox.do.look']
  if (action.kind !== 'pay' || amount?.value === undefined || second !== undefined) return plain
  const { integer, mark, fraction } = splitAmount(amount.value, amount.decimals)
  const written = `${integer}${fraction === '' ? '' : `${mark}${fraction}`} ${cleanSymbol(amount.symbol)}`
  const name = nameOf(action.to)
  if (name === undefined || name.length > longestLabel || written.length > longestLabel)
    return plain
  return ['inbox.do.lookPay', { amount: written, name }]
}

/** The other things that can be done, out of the way until they are asked for. */
function More({ choices }: Pick<ProposalItemProps, 'choices'>) {
  const { isOpen, opener, toggle, onKeyDown } = useUnfold()
  if (choices.length === 0) return null
  const label = text('inbox.do.more')
  return (
    <>
      <span className="gp-item-more">
        <IconButton
          ref={opener}
          label={label}
          aria-expanded={isOpen}
          onPress={toggle}
          onKeyDown={onKeyDown}
        >
          <MoreIcon />
        </IconButton>
      </span>
      {isOpen && (
        <div
          className="gp-item-choices gp-near gp-wrap"
          role="group"
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {choices.map(({ said, onChoose }) => (
            <Button key={said[0]} onPress={onChoose}>
              {text(...said)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

const mostFaces = 5

type ProposalPeopleProps = { proposal: Pick<Proposal, 'transaction' | 'payees'> }

/** Whom a batch would pay: how many, the first of them, and the others by a press. */
function ProposalPeople({ proposal: { transaction, payees = [] } }: ProposalPeopleProps) {
  const { nameOf } = useAddressBook()
  const { lines } = noteOfRow(transaction)
  const all = payees.flatMap(({ payment, reference }, index) =>
    payment === undefined ? [] : [{ ...payment, reference, note: lines[index] }],
  )
  const people: Address[] = [...new Set(all.map(({ to }) => to))]
  const { length: count } = people
  // Not “new”: that the account has never paid them is asked on the review page, and not for each card.
  const unnamed = people.filter((address) => nameOf(address) === undefined).length
  if (count === 0) return null
  return (
    <div className="gp-item-people">
      <p className="gp-soft gp-small">
        <span className="gp-item-faces" aria-hidden="true">
          {people.slice(0, mostFaces).map((address) => (
            <AccountAvatar key={address} address={address} size={24} />
          ))}
        </span>
        {unnamed === 0
          ? text('inbox.people', { count })
          : text('inbox.people.new', { count, unnamed })}
      </p>
      <FoldedPayees
        lines={all}
        payeeOf={(line) => line}
        most={3}
        more={text('inbox.people.all', { count })}
      >
        {(line) => (
          <div data-new={nameOf(line.to) === undefined}>
            <PayeeRow {...line} />
          </div>
        )}
      </FoldedPayees>
    </div>
  )
}
