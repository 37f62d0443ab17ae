import { type Address, decodeFunctionData, type Hex, isAddressEqual, toEventSelector } from 'viem'
import { memoReference, readMemo } from '@ghost-pay/payments/memo'
import type { Receipt } from '@ghost-pay/payments/receipt'
import { safeAbi } from '@ghost-pay/safe-protocol'

/** A transaction of the chain, and what was written in it. */
type SentCall = {
  to: Address | null
  input: Hex
  logs: readonly { address: string; topics: readonly string[] }[]
}

/**
 * Whether owners have signed the hash of a receipt's words with its one payment. The sender of an execution can append
 * any bytes, and one line of a batch proves nothing about another. So only the call that the one execution of the account
 * makes counts.
 *
 * @param receipt what the chain has confirmed, its words aside
 */
export function isBoundIn(
  { to, input, logs }: SentCall,
  { account, payments, memo }: Pick<Receipt, 'account' | 'payments'> & { memo: string },
): boolean {
  const [payment, ...others] = payments
  if (payment === undefined || payment.token === null || others.length > 0) return false
  if (to === null || !isAddressEqual(to, account)) return false
  // With one ending in all of it, what the account was told is what it did.
  const ended = logs.filter(
    ({ address, topics: [topic] }) =>
      address.toLowerCase() === account.toLowerCase() && endings.some((one) => one === topic),
  )
  if (ended.length !== 1) return false
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data: input })
    if (functionName !== 'execTransaction') return false
    const [target, , data, operation] = args
    const transfer = readMemo(data)
    return (
      operation === 0 &&
      isAddressEqual(target, payment.token) &&
      transfer?.recipient === payment.to &&
      transfer.amount === payment.amount &&
      transfer.reference === memoReference(memo)
    )
  } catch {
    // What cannot be read binds nothing.
    return false
  }
}

/** How an account writes that it has carried something out, or could not. */
const endings = [
  toEventSelector('ExecutionSuccess(bytes32,uint256)'),
  toEventSelector('ExecutionFailure(bytes32,uint256)'),
]
