import { type Address, isAddressEqual } from 'viem'
import { isNobodys } from '@ghost-pay/payments/payroll'
import { draftPayments } from '@ghost-pay/payments/policy'
import { lineBeforeIn, type Proposal, twinsOf } from '@ghost-pay/safe-account/queue'
import { type KnownAddress, lookAlikes } from '@ghost-pay/safe-account/recipients'
import { payeesOf } from '@ghost-pay/safe-account/review'
import { amountsOf } from '@ghost-pay/safe-account/view'
import { describeTransaction, plainText } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Said } from '../../../text/Said.ts'
import { memoWord } from '../../../transactions/memoWord.ts'
import { useRehearsals } from '../../../transactions/useRehearsal.ts'
import { type PlaceWordParameters, policyWord } from '../inplace/placeWord.ts'
import { type PaidBefore, useKnownAddresses } from '../pay/useKnownAddresses.ts'
import { text as sayPolicy } from '../review/policyCopy.ts'
import { sayFindings } from '../review/policySaid.ts'
import { rehearsalWord } from '../review/rehearsalWord.ts'
import { rehearsalCheck, type ReviewCheck, toAsked } from '../review/reviewChecks.ts'
import { text as sayReview } from '../review/reviewCopy.ts'
import { useEachHeldAgainst, useSpendPolicy } from '../review/useSpendPolicy.ts'
import type { inboxCopy } from './inboxCopy.ts'

/** How many trial runs a list makes: each is a question to the node. */
const mostTrials = 20

/** Why each of these proposals is opened by itself, by the transaction's id; without an entry for what can be among several. */
export function useOwnLooks(
  account: SharedAccount,
  proposals: readonly Proposal[],
): ReadonlyMap<string, Said<typeof inboxCopy>> {
  const { label } = useAddressBook()
  const addresses = useKnownAddresses(account, account.onChain)
  const twins = twinsOf(proposals)
  const looks = new Map<string, Said<typeof inboxCopy>>()
  for (const proposal of proposals) {
    const { id } = proposal.transaction
    const look = ownLook(proposal, {
      ...addresses,
      twin: twins.get(id),
      nameOf: label,
    })
    if (look !== undefined) looks.set(id, look)
  }
  const others = proposals.filter(({ transaction }) => !looks.has(transaction.id))
  for (const [id, look] of useForeseen(account, proposals, others)) looks.set(id, look)
  return looks
}

/** What the policy of the owners and trial runs say of some proposals of a list. */
function useForeseen(
  account: SharedAccount,
  proposals: readonly Proposal[],
  some: readonly Proposal[],
): readonly (readonly [id: string, look: Said<typeof inboxCopy>])[] {
  const { onChain, role, address: safe, chain } = account
  const { label } = useAddressBook()
  const { found, isError } = useSpendPolicy(account)
  const held = useEachHeldAgainst(
    account,
    found,
    some.map(({ check }) => check?.signable),
  )
  const tried = role === 'owner' ? some.slice(0, mostTrials) : []
  const trials = useRehearsals(
    tried.map(({ nonce, check }) => {
      const line = onChain && lineBeforeIn(proposals, nonce, onChain.nonce)
      const signable = check?.signable
      return signable && line && { signable, line }
    }),
    onChain?.owners[0],
  )
  return some.flatMap(({ transaction: { id }, nonce, view }, index) => {
    if (view === undefined) return []
    const { findings, isAdding } = held[index] ?? { findings: [], isAdding: false }
    const [broken] = sayFindings(
      findings.filter(({ rule }) => rule !== 'spentUnknown' && rule !== 'notOnlyPayments'),
      { tokens: tokensOf(view), currency: chain.nativeCurrency, nameOf: label },
    ).shown
    const trial = trials[index]
    const isNext = nonce === onChain?.nonce
    const look = foreseenLook({
      policy: policyWord({ found, isError, isRead: true, isAdding, findings }),
      breach: broken && sayPolicy(...broken),
      trial:
        trial &&
        rehearsalCheck(toAsked(trial, (value) => rehearsalWord(value, view, { safe, isNext }))),
    })
    return look === undefined ? [] : [[id, look] as const]
  })
}

const tokensOf = (view: NonNullable<Proposal['view']>) =>
  amountsOf(view).flatMap(({ token, symbol, decimals }) =>
    token === undefined ? [] : [{ address: token, symbol, decimals }],
  )

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
