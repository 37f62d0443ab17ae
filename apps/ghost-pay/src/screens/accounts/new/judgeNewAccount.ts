import { type Address, isAddressEqual } from 'viem'
import { type AccountPlan, planAccount } from '@ghost-pay/safe-account/creation'
import { readRecipient } from '@ghost-pay/safe-account/recipients'
import { chooseDeployment, findOwnerProblem } from '@ghost-pay/safe-protocol/deployment'

import type { NamedChain } from '../../../account/accountId.ts'
import type { AddressBook } from '../../../people/addressBook.ts'
import { namedAddress } from '../../../people/namedAddress.ts'
import { chainsBy } from '../../../people/readRecipientOf.ts'
import { type RecipientSaid, sayRecipientProblem } from '../../../people/recipientCopy.ts'
import type { Said } from '../../../text/Said.ts'
import type { newAccountCopy } from './newAccountCopy.ts'
import type { NewAccountDraft } from './newAccountDraft.ts'

/** What is to be said of one owner’s field. */
export type OwnerJudgement =
  | { status: 'empty' }
  | { status: 'owner'; address: Address }
  /** A name with a dot: the chain says whom it stands for. */
  | { status: 'name'; name: string }
  /** No address. */
  | { status: 'unread'; said: RecipientSaid }
  | { status: 'problem'; said: Said<typeof newAccountCopy> }

/** What stands in the draft, and the plan that follows when all of it holds. */
export type NewAccountJudgement = {
  owners: readonly OwnerJudgement[]
  /** What is wrong with the chosen chains. */
  chains: Said<typeof newAccountCopy> | undefined
  /** The account that the draft describes; undefined while something is missing or wrong. */
  plan: AccountPlan | undefined
}

type JudgeNewAccountParameters = {
  /** Names that may stand in an owner’s field. */
  people: AddressBook
  /** The chains that are offered. */
  chains: readonly (NamedChain & { name: string })[]
  /** Accounts that do not exist yet and so cannot sign. */
  planned: readonly Address[]
}

/** Reads a draft: who the owners are, what is wrong, and which account it makes. */
export function judgeNewAccount(
  draft: NewAccountDraft,
  { people, chains, planned }: JudgeNewAccountParameters,
): NewAccountJudgement {
  const chosen = chains.filter(({ id }) => draft.chainIds.includes(id))
  const choice = chooseDeployment(chosen.map(({ id }) => id))
  const accepted: Address[] = []
  const owners = draft.owners.map((text): OwnerJudgement => {
    const typed = namedAddress(people, text) ?? readRecipient(text, chainsBy(chains))
    if (typed.status === 'empty') return typed
    if (typed.status === 'name') return { status: 'name', name: typed.name }
    if (typed.status === 'problem') {
      return { status: 'unread', said: sayRecipientProblem(typed.problem) }
    }
    const { address, chain } = typed
    if (chain !== undefined && chosen.length > 0 && !chosen.includes(chain)) {
      return problem(['newAccount.owner.otherChain', { chain: chain.name }])
    }
    const refused = findOwnerProblem({ owners: accepted, owner: address })
    if (refused === 'duplicate') return problem(['newAccount.owner.duplicate'])
    if (refused !== undefined) return problem(['newAccount.owner.reserved'])
    const unborn = [...planned, ...ownAddress(draft, accepted, choice)]
    if (unborn.some((other) => isAddressEqual(other, address))) {
      return problem(['newAccount.owner.planned'])
    }
    accepted.push(address)
    return { status: 'owner', address }
  })
  const isComplete =
    accepted.length > 0 &&
    accepted.length >= draft.threshold &&
    owners.every(({ status }) => status === 'owner' || status === 'empty')
  return {
    owners,
    chains: chainProblem(chosen.length, choice !== undefined),
    plan:
      isComplete && choice !== undefined && chosen.length > 0
        ? planAccount({ ...partsOf(draft, accepted), ...choice, chainIds: draft.chainIds })
        : undefined,
  }
}

const problem = (said: Said<typeof newAccountCopy>) => ({ status: 'problem', said }) as const

function chainProblem(chosen: number, hasChoice: boolean): Said<typeof newAccountCopy> | undefined {
  if (chosen === 0) return ['newAccount.chains.none']
  return hasChoice ? undefined : ['newAccount.chains.apart']
}

/** The address that the page has shown for the owners so far: somebody may have copied it from there. */
function ownAddress(
  draft: NewAccountDraft,
  owners: readonly Address[],
  choice: ReturnType<typeof chooseDeployment>,
): Address[] {
  if (owners.length === 0 || choice === undefined) return []
  const parts = partsOf(draft, owners)
  const threshold = Math.min(parts.threshold, owners.length)
  return [planAccount({ ...parts, threshold, ...choice, chainIds: [] }).address]
}

const partsOf = ({ threshold, saltNonce }: NewAccountDraft, owners: readonly Address[]) => ({
  owners,
  threshold,
  saltNonce: BigInt(saltNonce),
})

/** What a rule means for people who can lose a key or have one stolen. */
export type ThresholdAdvice = {
  /** Absent while owners are missing: there is nothing to judge yet. */
  tone?: 'good' | 'warning'
  said: Said<typeof newAccountCopy>
}

/**
 * Says what a rule means.
 *
 * @param threshold how many must sign
 * @param owners how many are named
 */
export function thresholdAdvice(threshold: number, owners: number): ThresholdAdvice {
  const missing = threshold - owners
  if (missing > 0) return { said: ['newAccount.owner.missing', { count: missing }] }
  if (owners <= 1) return { tone: 'warning', said: ['newAccount.advice.single'] }
  if (threshold === 1) return { tone: 'warning', said: ['newAccount.advice.any'] }
  if (threshold === owners) return { tone: 'warning', said: ['newAccount.advice.all'] }
  if (threshold * 2 <= owners) {
    return { tone: 'warning', said: ['newAccount.advice.minority', { count: threshold }] }
  }
  return { tone: 'good', said: ['newAccount.advice.good', { count: owners - threshold }] }
}
