import type { Address } from 'viem'
import type { NonceStep, Proposal, ProposalTurn } from '@ghost-pay/safe-account/queue'

import { listOf } from '../../../format/listOf.ts'
import type { Said } from '../../../text/Said.ts'
import { noteOfRow } from '../../../transactions/noteOfRow.ts'
import { longestTitle } from './actionWords.ts'
import type { inboxCopy } from './inboxCopy.ts'

type InboxSaid = Said<typeof inboxCopy>

/**
 * What is next, as the title of the page.
 *
 * @param nameOf gives a name; undefined for an address without one
 * @param short writes an address of a proposal that has no name
 */
export function inboxTitle(
  steps: readonly NonceStep<Proposal>[],
  nameOf: (address: Address) => string | undefined,
  short: (address: Address, proposal: Proposal) => string,
): InboxSaid {
  const next = steps.find((step) => step.kind === 'gap' || step.position !== 'past')
  if (next === undefined) return ['inbox.empty.title']
  if (next.kind === 'gap') return ['inbox.title.hole']
  const [first, second] = next.proposals
  if (first === undefined) return ['inbox.empty.title']
  if (second !== undefined)
    return forkTitle(next.proposals, (to, one) => nameOf(to) ?? short(to, one))
  if (first.isStopped) return ['inbox.title.stopped']
  const { action } = first
  switch (action.kind) {
    case 'pay': {
      const name = nameOf(action.to)
      return name === undefined
        ? ['inbox.title.payUnnamed', { name: short(action.to, first) }]
        : ['inbox.title.pay', { name }]
    }
    case 'batch': {
      const note = noteOfRow(first.transaction).head
      if (action.people > 0 && note !== '' && note.length <= longestTitle) {
        return ['inbox.title.named', { note }]
      }
      return action.people > 0
        ? ['inbox.title.people', { count: action.people }]
        : ['inbox.title.batch', { count: action.count }]
    }
    case 'reject':
      return ['inbox.title.reject']
    case 'call':
    case 'unknown':
      return ['inbox.title.call']
    default:
      return ['inbox.title.settings']
  }
}

/** A choice between paying and cancelling says what is paid. */
function forkTitle(
  proposals: readonly Proposal[],
  label: (address: Address, proposal: Proposal) => string,
): InboxSaid {
  const paid = proposals.filter(({ action }) => action.kind !== 'reject')
  const [first, second] = paid
  if (second !== undefined || paid.length === proposals.length) return ['inbox.title.fork']
  if (first === undefined) return ['inbox.title.fork']
  const { action } = first
  if (action.kind === 'pay') return ['inbox.title.decide', { name: label(action.to, first) }]
  return action.kind === 'batch' && action.people > 0
    ? ['inbox.title.decideMany', { count: action.people }]
    : ['inbox.title.fork']
}

/**
 * What there is to do, in sentences of their own.
 *
 * @param turn whose turn a proposal is
 */
export function inboxLead(
  steps: readonly NonceStep<Proposal>[],
  turn: (proposal: Proposal, step: Extract<NonceStep<Proposal>, { kind: 'nonce' }>) => ProposalTurn,
): readonly InboxSaid[] {
  let sign = 0
  let send = 0
  let forks = 0
  let holes = 0
  let stopped = 0
  for (const step of steps) {
    if (step.kind === 'gap') {
      holes += step.to - step.from + 1
      continue
    }
    const isFork = step.proposals.length > 1
    if (isFork && step.position !== 'past') forks += 1
    for (const proposal of step.proposals) {
      if (proposal.isStopped) stopped += 1
      const { action } = turn(proposal, step)
      if (action === 'sign' && !isFork) sign += 1
      if (action === 'send' && !isFork) send += 1
    }
  }
  const said: (InboxSaid | undefined)[] = [
    ['inbox.lead.order'],
    sign > 0 ? ['inbox.lead.sign', { count: sign }] : undefined,
    send > 0 ? ['inbox.lead.send', { count: send }] : undefined,
    forks > 0 ? ['inbox.lead.fork', { count: forks }] : undefined,
    holes > 0 ? ['inbox.lead.hole', { count: holes }] : undefined,
    stopped > 0 ? ['inbox.lead.stopped', { count: stopped }] : undefined,
  ]
  return said.filter((one) => one !== undefined)
}

/**
 * Says whose turn a proposal is.
 *
 * @param nameOf a name, or the address in short
 */
export function turnSaid(
  turn: ProposalTurn,
  { missing }: Pick<Proposal, 'missing'>,
  nameOf: (address: Address) => string,
): Said<typeof inboxCopy> {
  switch (turn.kind) {
    case 'yours':
      return ['inbox.turn.yours', { count: turn.count }]
    case 'stuck':
      return ['inbox.turn.stuck', { place: String(turn.behind) }]
    case 'signedYou':
    case 'others':
      return [`inbox.turn.${turn.kind}`, { names: listOf(missing.map(nameOf), 'or') }]
    default:
      return [`inbox.turn.${turn.kind}`]
  }
}

/** How many characters fit into a node. */
const room = 6

/**
 * What stands in a node of the line: a place, or a range of places, as far as it fits. What does not fit loses its beginning, which
 * neighbours have in common.
 */
export function nodeWords(from: number, to: number): string {
  const first = String(from)
  if (from === to) return shortened(first)
  const range = `${first}–${to}`
  if (range.length < room) return range
  return first.length < room - 1 ? `${first}…` : shortened(first)
}

const shortened = (place: string): string =>
  place.length > room ? `…${place.slice(1 - room + 1)}` : place
