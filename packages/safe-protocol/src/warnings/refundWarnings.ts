import { amountOfCurrency, amountOfToken } from '../amountText.ts'
import type { DescribeContext } from '../describeContext.ts'
import { zeroAddress } from '../safeTransaction.ts'
import { type ActionWarning, warning } from './buildWarning.ts'

/** The fields of a transaction that decide about its refund. */
export type RefundFields = {
  baseGas: bigint
  gasPrice: bigint
  gasToken: string
  refundReceiver: string
}

/**
 * The warning about a refund: the account pays the sender of the execution, or another address. It pays `gasPrice` for each unit of
 * gas that it uses, and for `baseGas` units more, whatever they are called; nothing without a price (`handlePayment` of the Safe
 * contracts). In the chain's own currency it pays no more than the price of the chain's transaction.
 */
export function refundWarnings(
  { baseGas, gasPrice, gasToken, refundReceiver }: RefundFields,
  context: DescribeContext,
): ActionWarning[] {
  if (gasPrice === 0n) return []
  const { say, label } = context
  const amountOf = (units: bigint) =>
    gasToken === zeroAddress
      ? say('warning.upTo', { amount: amountOfCurrency(units, context) })
      : amountOfToken(gasToken, units, context)
  const [amount, perUnit] = [amountOf(baseGas * gasPrice), amountOf(gasPrice)]
  return [
    warning(
      'refund',
      refundReceiver === zeroAddress
        ? say('warning.refundSender', { amount, perUnit })
        : say('warning.refund', { receiver: label(refundReceiver), amount, perUnit }),
    ),
  ]
}
