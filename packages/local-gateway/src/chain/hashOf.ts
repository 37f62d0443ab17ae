import type { Hash, Hex } from 'viem'
import {
  SafeProtocolError,
  type SafeTransaction,
  safeTxHash,
  safeTxPreimage,
} from '@ghost-pay/safe-protocol'

import type { AccountState } from './accountState.ts'
import type { ServedChain } from './serveChain.ts'

type Account = Pick<AccountState, 'address' | 'version'>

/** The hash that the owners sign; null when the account's version is unknown. */
export function hashOf(
  chain: ServedChain,
  state: Account,
  transaction: SafeTransaction,
): Hash | null {
  return orNull(() => safeTxHash(parametersOf(chain, state, transaction)))
}

/** The bytes that `hashOf` is the hash of. */
export function preimageOf(
  chain: ServedChain,
  state: Account,
  transaction: SafeTransaction,
): Hex | null {
  return orNull(() => safeTxPreimage(parametersOf(chain, state, transaction)))
}

function parametersOf(
  { settings: { chainId } }: ServedChain,
  { address: safe, version }: Account,
  transaction: SafeTransaction,
) {
  return { chainId, safe, version: version ?? '', transaction }
}

function orNull<Value>(compute: () => Value): Value | null {
  try {
    return compute()
  } catch (error) {
    if (error instanceof SafeProtocolError) return null
    throw error
  }
}
