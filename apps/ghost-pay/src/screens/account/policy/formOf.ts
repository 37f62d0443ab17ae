import { zeroAddress } from 'viem'
import type { SpendPolicy } from '@ghost-pay/payments/policy'

import type { PolicyUnits } from '../../../data/policy/tokenUnit.ts'
import { amountText } from '../../../format/amountText.ts'
import type { PolicyForm } from './readPolicyForm.ts'

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
