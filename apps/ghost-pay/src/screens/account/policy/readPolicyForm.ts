import { type Address, maxUint64, maxUint256, zeroAddress, zeroHash } from 'viem'
import {
  policyLimits,
  type SignedPolicy,
  type SpendPolicy,
  type TokenLimit,
} from '@ghost-pay/payments/policy'

import { amountText } from '../../../format/amountText.ts'
import type { PolicyUnits } from '../../../money/tokenUnit.ts'
import type { Said } from '../../../text/Said.ts'
import { type AmountSaid, readAmount } from '../pay/payment.ts'
import type { policyPageCopy } from './policyPageCopy.ts'

/** What is typed for one token: the zero address stands for the chain's own currency, an empty text for no limit. */
export type LimitForm = { token: Address } & Record<LimitField, string>

/** One amount that a policy limits. */
export type LimitField = 'toAnyone' | 'perDay' | 'perMonth'

/** What stands in the form of a policy. */
export type PolicyForm = {
  people: readonly Address[]
  onlyPeople: boolean
  onlyTokens: boolean
  limits: readonly LimitForm[]
}

/** What is wrong with the form as a whole. */
type PolicyProblem = Extract<
  Said<typeof policyPageCopy>,
  readonly [
    `policyPage.problem.${'nothing' | 'nobody' | 'tokens' | 'people' | 'manyTokens' | 'late'}`,
    ...unknown[],
  ]
>

/** What is wrong with one amount. */
export type PolicyAmountSaid =
  | AmountSaid
  | Extract<
      Said<typeof policyPageCopy>,
      readonly [`policyPage.problem.${'month' | 'tooMuch'}`, ...unknown[]]
    >

/** A policy, or what keeps it from being one: a problem of the whole, and of each amount, in words. */
export type ReadPolicyForm =
  | { status: 'ready'; policy: SpendPolicy }
  | {
      status: 'incomplete'
      problem: PolicyProblem | undefined
      /** By token and field. */
      amounts: ReadonlyMap<string, PolicyAmountSaid>
    }

/** What reading the form needs to know beside what is typed. */
export type PolicyFormFacts = PolicyUnits & {
  chainId: number
  account: Address
  /** The policy with which it began: its place is taken. */
  current: SignedPolicy | undefined
  /** Seconds since 1970. */
  now: number
}

/** The name of an amount among the problems of a form. */
export const fieldKey = (token: Address, field: LimitField): string => `${token} ${field}`

/** Reads the form of a policy. A policy is always later than the one whose place it takes (behaviour/policy#words). */
export function readPolicyForm(form: PolicyForm, facts: PolicyFormFacts): ReadPolicyForm {
  const { chainId, account, current, now } = facts
  const amounts = new Map<string, PolicyAmountSaid>()
  const limits = form.limits.flatMap((typed) => {
    const limit = readLimit(typed, facts, amounts, form.onlyPeople)
    // A token without a limit says something only where nothing else may be paid.
    const isEmpty = limit.toAnyone === null && limit.perDay === null && limit.perMonth === null
    return isEmpty && !form.onlyTokens ? [] : [limit]
  })
  const before = current?.policy.issuedAt ?? 0n
  const issuedAt = BigInt(now) > before ? BigInt(now) : before + 1n
  const problem = problemOf(form, limits, issuedAt)
  if (amounts.size > 0 || problem !== undefined) return { status: 'incomplete', problem, amounts }
  const { people, onlyPeople, onlyTokens } = form
  return {
    status: 'ready',
    policy: {
      chainId,
      account,
      issuedAt,
      replaces: current?.messageHash ?? zeroHash,
      people,
      onlyPeople,
      onlyTokens,
      limits,
    },
  }
}

function problemOf(
  { people, onlyPeople, onlyTokens }: PolicyForm,
  limits: readonly TokenLimit[],
  issuedAt: bigint,
): PolicyProblem | undefined {
  const { people: mostPeople, tokens: mostTokens } = policyLimits
  if (people.length > mostPeople) {
    const count = people.length - mostPeople
    return ['policyPage.problem.people', { count, most: mostPeople }]
  }
  if (limits.length > mostTokens) {
    const count = limits.length - mostTokens
    return ['policyPage.problem.manyTokens', { count, most: mostTokens }]
  }
  if (issuedAt > maxUint64) return ['policyPage.problem.late']
  if (onlyPeople && people.length === 0) return ['policyPage.problem.nobody']
  if (onlyTokens && limits.length === 0) return ['policyPage.problem.tokens']
  return !onlyPeople && limits.length === 0 ? ['policyPage.problem.nothing'] : undefined
}

function readLimit(
  typed: LimitForm,
  { tokens, currency }: PolicyUnits,
  amounts: Map<string, PolicyAmountSaid>,
  onlyPeople: boolean,
): TokenLimit {
  const { token } = typed
  const unit = token === zeroAddress ? currency : tokens.find(({ address }) => address === token)
  const read = (field: LimitField): bigint | null => {
    const text = typed[field].trim()
    if (text === '') return null
    // Nothing at all is a limit, too.
    if (/^0+(?:[.,]0*)?$/.test(text)) return 0n
    const { symbol, decimals } = unit ?? { symbol: token, decimals: 0 }
    const asset = { token, symbol, decimals, name: symbol, balance: undefined }
    const amount = readAmount(text, asset)
    // The largest number stands for no limit.
    const isTooMuch = 'value' in amount && amount.value >= maxUint256
    if ('value' in amount && !isTooMuch) return amount.value
    amounts.set(
      fieldKey(token, field),
      'value' in amount ? ['policyPage.problem.tooMuch'] : amount.problem,
    )
    return null
  }
  const limit = {
    token,
    toAnyone: onlyPeople ? null : read('toAnyone'),
    perDay: read('perDay'),
    perMonth: read('perMonth'),
  }
  if (limit.perDay !== null && limit.perMonth !== null && limit.perMonth < limit.perDay) {
    amounts.set(fieldKey(token, 'perMonth'), ['policyPage.problem.month'])
  }
  return limit
}

/** The form in which a policy stands, so that a new one begins with what holds today; empty for none. */
export function formOf(policy: SpendPolicy | undefined, units: PolicyUnits): PolicyForm {
  if (policy === undefined) return { people: [], onlyPeople: false, onlyTokens: false, limits: [] }
  const { people, onlyPeople, onlyTokens, limits } = policy
  return {
    people,
    onlyPeople,
    onlyTokens,
    limits: limits.map(({ token, toAnyone, perDay, perMonth }) => {
      const unit =
        token === zeroAddress
          ? units.currency
          : units.tokens.find(({ address }) => address === token)
      const typed = (amount: bigint | null) =>
        amount === null ? '' : amountText(amount, unit?.decimals ?? 0)
      return {
        token,
        toAnyone: typed(toAnyone),
        perDay: typed(perDay),
        perMonth: typed(perMonth),
      }
    }),
  }
}
