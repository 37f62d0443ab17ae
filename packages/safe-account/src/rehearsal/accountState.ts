import {
  type Address,
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  size,
  slice,
} from 'viem'
import { accountStorageSlots, listSentinel, safeAbi } from '@ghost-pay/safe-protocol'

/** What an update of the version may change of an account, and all else that decides over it. */
export type AccountState = {
  /** As its contract says it. */
  version: string
  /** Whose code it runs. */
  implementation: Address
  /** The zero address for none. */
  fallbackHandler: Address
  /** Owners, threshold, modules, guards and what else stands in its first slots but the nonce, as the node gave it. */
  rest: Hex
}

/** The slots before the first that is found by a hash: singleton, lists, counts, threshold, nonce (SafeStorage). */
const firstSlots = 9n
/** Which of them is the nonce: each execution changes it. */
const nonceSlot = 5

const longestModuleList = 50n

const read = (slot: bigint, count: bigint): Hex =>
  encodeFunctionData({ abi: safeAbi, functionName: 'getStorageAt', args: [slot, count] })

const questions: readonly Hex[] = [
  encodeFunctionData({ abi: safeAbi, functionName: 'VERSION' }),
  read(0n, firstSlots),
  read(BigInt(accountStorageSlots.fallbackHandler), 1n),
  read(BigInt(accountStorageSlots.guard), 1n),
  read(BigInt(accountStorageSlots.moduleGuard), 1n),
  encodeFunctionData({ abi: safeAbi, functionName: 'getOwners' }),
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'getModulesPaginated',
    args: [listSentinel, longestModuleList],
  }),
]

/** The calls that ask an account what it is. */
export const accountStateCalls = (safe: Address): readonly { to: Address; data: Hex }[] =>
  questions.map((data) => ({ to: safe, data }))

/**
 * Reads the answers to `accountStateCalls`.
 *
 * @returns undefined where one of them failed or cannot be read: an account before 1.3.0 does not say all of it
 */
export function readAccountState(
  answers: readonly { status: Hex; returnData: Hex }[],
): AccountState | undefined {
  if (answers.length !== questions.length || answers.some(({ status }) => status !== '0x1')) {
    return undefined
  }
  const [version = '0x', first = '0x', handler = '0x', ...others] = answers.map(
    ({ returnData }) => returnData,
  )
  try {
    const words = wordsIn(first)
    if (size(words) !== Number(firstSlots) * 32) return undefined
    return {
      version: decodeFunctionResult({ abi: safeAbi, functionName: 'VERSION', data: version }),
      implementation: addressIn(slice(words, 0, 32)),
      fallbackHandler: addressIn(wordsIn(handler)),
      rest: concat([
        slice(words, 32, nonceSlot * 32),
        slice(words, (nonceSlot + 1) * 32),
        ...others,
      ]),
    }
  } catch {
    return undefined
  }
}

const wordsIn = (data: Hex): Hex =>
  decodeFunctionResult({ abi: safeAbi, functionName: 'getStorageAt', data })

const addressIn = (word: Hex): Address => getAddress(slice(word, 12, 32))
