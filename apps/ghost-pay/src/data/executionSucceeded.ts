import { safe130EventsAbi, safeAbi } from '@ghost-pay/safe-protocol'
import { type Address, type Hash, isAddressEqual, type Log, parseEventLogs } from 'viem'

/**
 * Reads from a receipt whether the account's call went through. A receipt with status success only says that the account
 * was asked: the account itself writes how its call ended (events ExecutionSuccess and ExecutionFailure of the Safe
 * contracts; their hash is indexed since 1.4.1).
 */
export function executionSucceeded(logs: readonly Log[], safe: Address, safeTxHash: Hash): boolean {
  const own = logs.filter(({ address }) => isAddressEqual(address, safe))
  const events = [safeAbi, safe130EventsAbi].flatMap((abi) =>
    parseEventLogs({ abi, logs: own, eventName: 'ExecutionSuccess' }),
  )
  return events.some(({ args }) => args.txHash === safeTxHash)
}
