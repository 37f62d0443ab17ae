import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  type Hash,
  type Hex,
  isAddressEqual,
  type Log,
  parseEventLogs,
} from 'viem'
import { safeAbi, type SafeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

/** What somebody sent into the chain. */
export type SentCall = { from: Address; to: Address | null; input: Hex }

/** A transaction of an account, by its name alone. */
export type ExecutedName = {
  chainId: number
  safe: Address
  /** Of the account's contract. */
  version: string
  nonce: bigint
  safeTxHash: Hash
}

/** What an account was given to execute a transaction. */
export type ExecutedWith = {
  /** The transaction, as the chain has it: its hash is the one that was asked for. */
  transaction: SafeTransaction
  /** All signatures in one. */
  signatures: Hex
  /** Who called the account. */
  sender: Address
  /** How many signatures the account read; undefined where only the calldata is known. */
  threshold: number | undefined
}

/**
 * The signatures with which an account executed a transaction. The account's own event has them, from whichever contract it was
 * called (SafeL2 contracts); the calldata has them where somebody called the account directly.
 *
 * @param sent the chain's transaction; undefined while only its logs are known
 * @param logs of it; none before it is in a block
 * @returns undefined where neither has this very transaction
 */
export function executedWith(
  sent: SentCall | undefined,
  logs: readonly Log[],
  name: ExecutedName,
): ExecutedWith | undefined {
  return inEvents(logs, name) ?? (sent && inCalldata(sent, name))
}

function inEvents(logs: readonly Log[], name: ExecutedName): ExecutedWith | undefined {
  const own = logs.filter(({ address }) => isAddressEqual(address, name.safe))
  const events = parseEventLogs({ abi: safeAbi, logs: own, eventName: 'SafeMultiSigTransaction' })
  for (const { args } of events) {
    const { additionalInfo, signatures, ...fields } = args
    const info = readInfo(additionalInfo)
    const transaction = info && named({ ...fields, nonce: info.nonce }, name)
    if (info === undefined || transaction === undefined) continue
    return { transaction, signatures, sender: info.sender, threshold: info.threshold }
  }
  return undefined
}

/** The nonce, the caller and the threshold, which the event has as bytes. */
function readInfo(info: Hex) {
  try {
    const [nonce, sender, threshold] = decodeAbiParameters(
      [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
      info,
    )
    return { nonce, sender, threshold: Number(threshold) }
  } catch {
    // An emitter that only looks like an account.
    return undefined
  }
}

function inCalldata({ from, to, input }: SentCall, name: ExecutedName): ExecutedWith | undefined {
  if (to === null || !isAddressEqual(to, name.safe)) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data: input })
    if (functionName !== 'execTransaction') return undefined
    const [target, value, data, operation, safeTxGas, baseGas, gasPrice, ...refund] = args
    const [gasToken, refundReceiver, signatures] = refund
    const fields = { to: target, value, data, operation, safeTxGas, baseGas, gasPrice }
    const transaction = named({ ...fields, gasToken, refundReceiver, nonce: name.nonce }, name)
    return transaction && { transaction, signatures, sender: from, threshold: undefined }
  } catch {
    // Data that cannot be read has no signatures.
    return undefined
  }
}

type Fields = Omit<SafeTransaction, 'operation'> & { operation: number }

/** The transaction of these fields, where it has the hash of the name. */
function named({ operation, ...fields }: Fields, name: ExecutedName): SafeTransaction | undefined {
  if (operation !== 0 && operation !== 1) return undefined
  const transaction = { ...fields, operation } as const
  return safeTxHash({ ...name, transaction }) === name.safeTxHash ? transaction : undefined
}
