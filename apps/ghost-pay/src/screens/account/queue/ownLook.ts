import { type Address, isAddressEqual } from 'viem'
import { isNobodys } from '@ghost-pay/payments/payroll'
import { draftPayments } from '@ghost-pay/payments/policy'
import type { Proposal } from '@ghost-pay/safe-account/queue'
import { type KnownAddress, lookAlikes } from '@ghost-pay/safe-account/recipients'
import { payeesOf } from '@ghost-pay/safe-account/review'
import { describeTransaction, plainText } from '@ghost-pay/safe-protocol'

import { memoWord } from '../../../data/memoWord.ts'
import type { Said } from '../../../text/Said.ts'
import type { PlaceWordParameters } from '../inplace/placeWord.ts'
import type { PaidBefore } from '../pay/useKnownAddresses.ts'
import type { ReviewCheck } from '../review/reviewChecks.ts'
import { text as sayReview } from '../review/reviewCopy.ts'
import type { inboxCopy } from './inboxCopy.ts'

/** What is known of the addresses that are paid, and of the line. */
export type OwnLookParameters = {
  known: readonly KnownAddress[]
  wasPaid: (address: Address) => PaidBefore
  /** Nobody has said whom the account paid before, and nobody is being asked. */
  isSilent: boolean
  /** Another place at which the same waits. */
  twin: number | undefined
  nameOf: (address: Address) => string
}

/** What the policy of the owners and a trial run say of a proposal. */
export type Foreseen = {
  policy: PlaceWordParameters['policy']
  /** What it breaks, as a sentence; undefined where it is not known to break anything. */
  breach: string | undefined
  /** Undefined where none is made. */
  trial: Pick<ReviewCheck, 'state' | 'said'> | undefined
}

/**
 * Why a proposal is opened by itself, as far as it is foreseen that the row of several would end at it
 * (behaviour/payments#several).
 *
 * @returns undefined where nothing of it is foreseen
 */
export function foreseenLook(parameters: Foreseen): Said<typeof inboxCopy> | undefined {
  const { policy, breach, trial } = parameters
  if (breach !== undefined) return ['inbox.look.policy', { why: breach }]
  if (policy === 'look') return ['inbox.look.policyUnknown']
  if (trial !== undefined && trial.state !== 'passed') {
    if (trial.said[0] === 'review.rehearsal.open') return ['inbox.look.noTrial']
    return trial.state === 'running'
      ? ['inbox.look.trying']
      : ['inbox.look.trial', { why: sayReview(...trial.said) }]
  }
  return policy === 'pending' ? ['inbox.look.policyAsking'] : undefined
}

/**
 * Why a proposal is opened by itself and not done among several, as far as the list knows it (behaviour/payments#several). The row of
 * several would end at it.
 *
 * @returns undefined where nothing is known that a person has to read first
 */
export function ownLook(
  { check, isWarned, transaction: { note } }: Pick<Proposal, 'check' | 'isWarned' | 'transaction'>,
  { known, wasPaid, isSilent, twin, nameOf }: OwnLookParameters,
): Said<typeof inboxCopy> | undefined {
  const signable = check?.signable
  if (signable === undefined) return undefined
  const description = describeTransaction(signable)
  if (!draftPayments(description).isWhole) return ['inbox.look.more']
  const payees = payeesOf(description)
  const lost = payees.find((one) => isNobodys(one))
  if (lost !== undefined) return ['inbox.look.nobody', { name: nameOf(lost) }]
  const alike = payees.find((one) => lookAlikes(one, known).length > 0)
  if (alike !== undefined) return ['inbox.look.alike', { name: nameOf(alike) }]
  const unnamed = payees.filter(
    (one) => !known.some(({ address, isNamed }) => isNamed && isAddressEqual(address, one)),
  )
  const firsts = unnamed.filter((one) => ['no', 'unseen'].includes(wasPaid(one)))
  const [first] = firsts
  if (first !== undefined) {
    return payees.length === 1
      ? ['inbox.look.first', { name: nameOf(first) }]
      : ['inbox.look.firsts', { count: firsts.length }]
  }
  if (unnamed.some((one) => wasPaid(one) === 'unknown')) {
    return isSilent ? ['inbox.look.silent'] : ['inbox.look.asking']
  }
  if (twin !== undefined) return ['inbox.look.twin', { place: String(twin) }]
  if (isWarned) return ['inbox.look.warning']
  const memo = memoWord(description, note === null ? undefined : plainText(note))
  return memo?.[0] === 'memo.other' ? ['inbox.look.note'] : undefined
}
