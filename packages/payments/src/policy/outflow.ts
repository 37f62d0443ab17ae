import { type Address, erc20Abi, isAddressEqual, type Log, parseEventLogs } from 'viem'
import type { TransactionDescription } from '@ghost-pay/safe-protocol'

/** The tokens that left an account in a transaction of the chain, as the tokens themselves wrote it. */
export function tokensLeft(logs: readonly Log[], account: Address): ReadonlyMap<string, bigint> {
  const left = new Map<string, bigint>()
  const transfers = parseEventLogs({ abi: erc20Abi, logs: [...logs], eventName: 'Transfer' })
  for (const { address, args } of transfers) {
    const { from, to, value } = args
    // What the account pays itself does not leave it.
    if (!isAddressEqual(from, account) || isAddressEqual(to, account)) continue
    const token = address.toLowerCase()
    left.set(token, (left.get(token) ?? 0n) + value)
  }
  return left
}

/**
 * The chain's own currency that leaves an account by a transaction; undefined for foreign code, and with a refund, which is paid also where
 * the call fails.
 */
export function nativeLeft(
  description: TransactionDescription,
  account: Address,
  isFailed = false,
): bigint | undefined {
  const { warnings } = description
  if (warnings.some(({ code }) => code === 'refund')) return undefined
  if (isFailed) return 0n
  const isUnknown = warnings.some(({ level }) => level === 'blocked')
  return isUnknown ? undefined : valueOf(description, account)
}

function valueOf({ action, value }: TransactionDescription, account: Address): bigint {
  if (action.kind === 'batch') {
    return action.transactions.reduce((sum, part) => sum + valueOf(part, account), 0n)
  }
  return action.kind === 'send' && isAddressEqual(action.to, account) ? 0n : value
}
