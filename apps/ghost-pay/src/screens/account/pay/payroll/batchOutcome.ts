import { type Address, isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import type { Mined } from '@ghost-pay/safe-account'
import type { TransactionTruth } from '@ghost-pay/safe-account/checks'
import type { WhyFailed } from '@ghost-pay/safe-account/execution'
import type { MovedAmount } from '@ghost-pay/safe-account/view'

import { dayOrTime, timeOfDay } from '../../../../format/dayAndTime.ts'
import { listOf } from '../../../../format/listOf.ts'
import type { Said } from '../../../../text/Said.ts'
import { whoElse } from '../../review/reviewTurn.ts'
import { type payrollCopy, text } from './payrollCopy.ts'

type EndSaid = Said<typeof payrollCopy>

/** How far a signed batch is. */
export type BatchOutcome = {
  said: EndSaid
  /** Behind it, one sentence after another. */
  more: readonly EndSaid[]
  /** It waits, it is under way, the chain has it, or nothing of it will happen. */
  state: 'waits' | 'sent' | 'paid' | 'over'
}

export type BatchOutcomeParameters = {
  details: Pick<TransactionDetails, 'txStatus' | 'executedAt' | 'detailedExecutionInfo'>
  truth: Pick<TransactionTruth, 'state' | 'isOpen'>
  /** Who has approved it, as far as their signatures were read. */
  signers: readonly Address[]
  /** By the chain; undefined while it has not said, which leaves the gateway's word. */
  owners: readonly Address[] | undefined
  required: number
  people: number
  /** The place of the account's next transaction, by the chain. */
  next: number | undefined
  viewer: Address | undefined
  /** It was sent from this browser and has no receipt; `at` in milliseconds since 1970 where it was noted. */
  sent: { at: number | undefined } | undefined
  mined: Pick<Mined, 'time' | 'from' | 'unlogged'> | undefined
  why: WhyFailed<MovedAmount> | undefined
  /** A name, or the address in short. */
  nameOf: (address: Address) => string
  now: number
}

/** Says how far a signed batch is: by the chain, and while that has said nothing by the gateway's word (behaviour/payroll#end). */
export function batchOutcome(parameters: BatchOutcomeParameters): BatchOutcome {
  const { details, truth, sent, why } = parameters
  const { txStatus, executedAt } = details
  if (sent !== undefined && truth.isOpen) return underWay(sent.at, parameters)
  switch (truth.state) {
    case 'succeeded':
      return paid(parameters)
    case 'failed':
      return {
        state: 'over',
        said: [why?.why === 'short' ? 'payrollEnd.failedShort' : 'payrollEnd.failed'],
        more: [['payrollEnd.nothing']],
      }
    case 'cancelled':
      return { state: 'over', said: ['payrollEnd.replaced'], more: placeTaken(parameters) }
    case 'ready':
      return { state: 'waits', said: ['payrollEnd.ready'], more: standing(parameters) }
    case 'waits':
      return { state: 'waits', said: waitsFor(parameters), more: standing(parameters) }
    case 'unproven':
      return {
        state: 'sent',
        said:
          txStatus === 'SUCCESS' && executedAt !== null
            ? ['payrollEnd.paid', { when: sayWhen(executedAt, parameters.now) }]
            : ['payrollEnd.asking'],
        more: [['payrollEnd.unproven']],
      }
  }
}

const underWay = (
  at: number | undefined,
  { now, people }: BatchOutcomeParameters,
): BatchOutcome => ({
  state: 'sent',
  said: at === undefined ? ['payrollEnd.sent'] : ['payrollEnd.sentAt', { when: sayWhen(at, now) }],
  more: [['payrollEnd.sent.more', { count: people }]],
})

function paid(parameters: BatchOutcomeParameters): BatchOutcome {
  const { details, mined, people, signers, nameOf, now } = parameters
  const count = mined?.unlogged.length ?? 0
  if (count > 0) {
    return { state: 'sent', said: ['payrollEnd.unlogged', { count }], more: [['payrollEnd.look']] }
  }
  const at = mined?.time ?? details.executedAt
  const names = listOf(signers.map(nameOf), 'and')
  const sender = mined && nameOf(mined.from)
  const isToday = at !== null && dayOrTime(at, now) === timeOfDay(at)
  return {
    state: 'paid',
    said: at === null ? ['payrollEnd.paidSome'] : ['payrollEnd.paid', { when: sayWhen(at, now) }],
    more: [
      at === null || isToday
        ? ['payrollEnd.to', { count: people }]
        : ['payrollEnd.toAt', { count: people, time: timeOfDay(at) }],
      ...(names === '' || sender === undefined
        ? []
        : [['payrollEnd.by', { names, sender }] satisfies EndSaid]),
    ],
  }
}

/** Who approved it when, its place in line, and that nothing has moved. */
function standing(parameters: BatchOutcomeParameters): EndSaid[] {
  const { details, signers, viewer, nameOf, next, now } = parameters
  const info = multisigOf(details)
  if (info === undefined) return [['payrollEnd.nothing']]
  // Whose signature does not hold has approved nothing, whatever the gateway says.
  const held = info.confirmations.filter(({ signer }) =>
    signers.some((one) => isAddressEqual(one, signer.value)),
  )
  const own = held.find(
    ({ signer }) => viewer !== undefined && isAddressEqual(signer.value, viewer),
  )
  const first = own ?? held[0]
  const said: EndSaid[] = [
    [info.nonce === next ? 'payrollEnd.next' : 'payrollEnd.place', { place: String(info.nonce) }],
    ['payrollEnd.nothing'],
  ]
  if (first === undefined) return said
  const when = sayWhen(first.submittedAt, now)
  return [
    own === undefined
      ? ['payrollEnd.approved', { name: nameOf(first.signer.value), when }]
      : ['payrollEnd.youApproved', { when }],
    ...said,
  ]
}

const placeTaken = ({ details }: BatchOutcomeParameters): EndSaid[] => {
  const info = multisigOf(details)
  return info === undefined ? [] : [['payrollEnd.taken', { place: String(info.nonce) }]]
}

function waitsFor(parameters: BatchOutcomeParameters): EndSaid {
  const { details, required, signers } = parameters
  if (multisigOf(details) === undefined) return ['payrollEnd.signed']
  const missing = missingIn(parameters)
  const count = required - signers.length
  const names = whoElse(missing, count)
  return names === undefined ? ['payrollEnd.waitsLong', { count }] : ['payrollEnd.waits', { names }]
}

const multisigOf = ({ detailedExecutionInfo: info }: BatchOutcomeParameters['details']) =>
  info?.type === 'MULTISIG' ? info : undefined

/** Owners who have not approved, by their names; nobody where that is not known. */
export function missingIn({
  details,
  owners = multisigOf(details)?.signers.map(({ value }) => value) ?? [],
  signers,
  nameOf,
}: Pick<BatchOutcomeParameters, 'details' | 'owners' | 'signers' | 'nameOf'>): string[] {
  return owners.flatMap((owner) =>
    signers.some((signer) => isAddressEqual(signer, owner)) ? [] : [nameOf(owner)],
  )
}

/** When something was, behind a verb: `today 6:02 PM`, `on Nov 25`. */
export function sayWhen(at: number, now: number): string {
  const [time, day] = [timeOfDay(at), dayOrTime(at, now)]
  return time === day
    ? text('payrollEnd.when.today', { time })
    : text('payrollEnd.when.day', { day })
}
