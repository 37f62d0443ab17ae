import type { Address } from 'viem'

import type { SpendPolicy, TokenLimit } from './policy.ts'

/** One payment of a draft. The zero address stands for the chain's own currency. */
export type PolicyPayment = { token: Address; to: Address; amount: bigint }

/** What is asked of a policy. */
export type PolicyDraft = {
  payments: readonly PolicyPayment[]
  /** False when the draft does anything beside the payments of this list. Then it cannot be checked against a policy. */
  isWhole: boolean
}

/** What has left the account already, by token; undefined where that is not known. */
export type PolicyFacts = {
  spentInDay: (token: Address) => bigint | undefined
  spentInMonth: (token: Address) => bigint | undefined
}

/** One thing that a policy has to say about a draft: `index` is the payment's place in it. */
export type PolicyFinding =
  /** An address is paid that the owners have not named. */
  | { rule: 'onlyPeople'; index: number; to: Address }
  /** A token is paid that has no limit here. */
  | { rule: 'onlyTokens'; index: number; token: Address }
  /** An address outside of the list of people gets more than such an address may. */
  | { rule: 'toAnyone'; index: number; to: Address; token: Address; amount: bigint; limit: bigint }
  /** With what has left already it is more than may leave. */
  | { rule: 'perDay' | 'perMonth'; token: Address; amount: bigint; limit: bigint }
  /** What has left already is not known, so whether the limit is kept is not either. */
  | { rule: 'spentUnknown'; token: Address; span: 'day' | 'month' }
  /** The transaction does something that is not a payment. */
  | { rule: 'notOnlyPayments' }

/**
 * Holds a draft against a policy (behaviour/policy#rules). Several payments to one address in one draft count together, so that a
 * sum cannot be cut into small ones.
 *
 * @returns what breaks the policy, and what cannot be decided; empty when the draft keeps to it
 */
export function decidePayments(
  { payments, isWhole }: PolicyDraft,
  policy: SpendPolicy,
  facts: PolicyFacts,
): PolicyFinding[] {
  const people = new Set(policy.people.map(lower))
  const limits = new Map(policy.limits.map((limit) => [lower(limit.token), limit]))
  const findings: PolicyFinding[] = isWhole ? [] : [{ rule: 'notOnlyPayments' }]
  const given = new Map<string, bigint>()
  const leaving = new Map<string, bigint>()
  payments.forEach(({ token, to, amount }, index) => {
    // What the account pays itself does not leave it.
    if (lower(to) === lower(policy.account)) return
    const limit = limits.get(lower(token))
    const isKnown = people.has(lower(to))
    if (!isKnown && policy.onlyPeople) findings.push({ rule: 'onlyPeople', index, to })
    if (limit === undefined && policy.onlyTokens) {
      findings.push({ rule: 'onlyTokens', index, token })
    }
    const key = `${lower(token)} ${lower(to)}`
    const sum = (given.get(key) ?? 0n) + amount
    given.set(key, sum)
    leaving.set(lower(token), (leaving.get(lower(token)) ?? 0n) + amount)
    const most = limit?.toAnyone ?? null
    if (!isKnown && most !== null && sum > most) {
      findings.push({ rule: 'toAnyone', index, to, token, amount: sum, limit: most })
    }
  })
  for (const [token, amount] of leaving) {
    const limit = limits.get(token)
    if (limit !== undefined) findings.push(...spanFindings(limit, amount, facts))
  }
  return findings
}

function spanFindings(
  { token, perDay, perMonth }: TokenLimit,
  amount: bigint,
  facts: PolicyFacts,
): PolicyFinding[] {
  const of = (
    rule: 'perDay' | 'perMonth',
    span: 'day' | 'month',
    limit: bigint | null,
    spent: bigint | undefined,
  ): PolicyFinding[] => {
    if (limit === null) return []
    // More than the limit by itself needs no history.
    const sum = amount + (spent ?? 0n)
    if (sum > limit) return [{ rule, token, amount: sum, limit }]
    return spent === undefined ? [{ rule: 'spentUnknown', token, span }] : []
  }
  return [
    ...of('perDay', 'day', perDay, facts.spentInDay(token)),
    ...of('perMonth', 'month', perMonth, facts.spentInMonth(token)),
  ]
}

const lower = (address: string): string => address.toLowerCase()
