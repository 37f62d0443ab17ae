import type { Address } from 'viem'
import type { PolicyFinding } from '@ghost-pay/payments/policy'

import { type PolicyUnits, tokenUnit } from '../../../money/tokenUnit.ts'
import type { Said } from '../../../text/Said.ts'
import type { policyCopy } from './policyCopy.ts'

export type PolicySaidParameters = {
  /** What was found; null where the account's contract says no version, undefined while, or because, nobody has answered. */
  found: { isWhole: boolean; isLapsed: boolean } | null | undefined
  isError: boolean
  isUnasked: boolean
}

/** What is said of the looking for a policy: silence would look like a policy that is kept. Undefined when all was read. */
export function policySaid(parameters: PolicySaidParameters): Said<typeof policyCopy> | undefined {
  const { found, isError, isUnasked } = parameters
  if (found === undefined) return [isError ? 'policy.unread' : 'policy.reading']
  if (found?.isLapsed === true) return ['policy.lapsed']
  if (found?.isWhole === true) return undefined
  return [found !== null && isUnasked ? 'policy.unasked' : 'policy.unread']
}

/** By what names findings are told. */
type FindingNames = PolicyUnits & {
  nameOf: (address: Address) => string | undefined
}

/** A payroll can break a policy line by line. */
const mostShown = 10

/** Puts into words what a policy has to say about a draft: each sentence once, and how many more there are. */
export function sayFindings(
  findings: readonly PolicyFinding[],
  names: FindingNames,
): { shown: Said<typeof policyCopy>[]; more: number } {
  const said = new Map(
    findings.map((finding) => {
      const one = say(finding, names)
      return [JSON.stringify(one), one]
    }),
  )
  return { shown: [...said.values()].slice(0, mostShown), more: Math.max(0, said.size - mostShown) }
}

function say(finding: PolicyFinding, { nameOf, ...units }: FindingNames): Said<typeof policyCopy> {
  const unitOf = (token: Address) => tokenUnit(token, units)
  const named = (address: Address) => nameOf(address) ?? address
  switch (finding.rule) {
    case 'onlyPeople':
      return ['policy.onlyPeople', { to: named(finding.to) }]
    case 'onlyTokens':
      return ['policy.onlyTokens', { token: unitOf(finding.token).wholeName }]
    case 'toAnyone': {
      const { name, amount } = unitOf(finding.token)
      return [
        'policy.toAnyone',
        {
          to: named(finding.to),
          amount: amount(finding.amount),
          token: name,
          limit: amount(finding.limit),
        },
      ]
    }
    case 'perDay':
    case 'perMonth': {
      const { name, amount } = unitOf(finding.token)
      return [
        `policy.${finding.rule}`,
        { amount: amount(finding.amount), token: name, limit: amount(finding.limit) },
      ]
    }
    case 'spentUnknown':
      return ['policy.spentUnknown']
    case 'notOnlyPayments':
      return ['policy.notOnlyPayments']
  }
}
