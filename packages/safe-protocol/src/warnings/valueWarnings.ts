import { amountOfCurrency } from '../amountText.ts'
import type { DescribeContext } from '../describeContext.ts'
import type { TransactionAction } from '../transactionDescription.ts'
import { type ActionWarning, warning } from './buildWarning.ts'

/**
 * The warning about currency of the chain that goes along with a call of a token. No standard token takes any, and a person who
 * reads the transfer does not look for it.
 *
 * @param value base units of the chain's currency
 */
export function valueWarnings(
  action: TransactionAction,
  value: bigint,
  context: DescribeContext,
): ActionWarning[] {
  if (value === 0n || !('token' in action)) return []
  const amount = amountOfCurrency(value, context)
  return [
    warning('value', context.say('warning.value', { amount, token: context.label(action.token) })),
  ]
}
