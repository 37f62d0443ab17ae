import { type Address, decodeErrorResult, erc20Abi, type Hex, isAddressEqual, parseAbi } from 'viem'
import { call, getBalance, readContract } from 'viem/actions'
import { findRevertData } from '@ghost-pay/safe-protocol/simulate'

import type { ChainClient } from '../chain/ChainClient.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'

/** What was to leave an account of one token; of the chain's own currency without a contract. */
export type Leaving = { token?: Address | undefined; value: bigint | undefined }

/** Why a transaction did not go through, as far as the chain can still tell. */
export type WhyFailed<amount extends Leaving = Leaving> =
  /** The account held less than was to leave it. */
  | { why: 'short'; held: bigint; amount: amount & { value: bigint } }
  /** What the contract that was called answers. */
  | { why: 'said'; words: string }
  | { why: 'unknown' }

const errorAbi = parseAbi(['error Error(string)'])

/** So much of a contract's answer is shown. */
const longest = 120

/**
 * Asks why a transaction did not go through: the balances before its block are read, then its call is tried out there. Many a node
 * keeps no old blocks: then nothing is known.
 *
 * @param leaves what was to leave the account, by token
 * @param block in which it failed
 */
export async function readWhyFailed<amount extends Leaving>(
  client: ChainClient,
  {
    signable: { safe, transaction },
    leaves,
    block,
  }: { signable: SignableTransaction; leaves: readonly amount[]; block: number },
): Promise<WhyFailed<amount>> {
  const blockNumber = BigInt(block) - 1n
  const heldOf = (token: Address | undefined) =>
    token === undefined
      ? getBalance(client, { address: safe, blockNumber })
      : readContract(client, {
          abi: erc20Abi,
          address: token,
          functionName: 'balanceOf',
          args: [safe],
          blockNumber,
        })
  try {
    for (const amount of leaves) {
      const { value, token } = amount
      if (value === undefined) continue
      const held = await heldOf(token)
      if (held < value) return { why: 'short', held, amount: { ...amount, value } }
    }
    const { to, value, data } = transaction
    // What the account runs as its own code nobody can try out like this.
    if (transaction.operation === 1 || isAddressEqual(to, safe)) return { why: 'unknown' }
    await call(client, { account: safe, to, value, data, blockNumber })
    return { why: 'unknown' }
  } catch (error) {
    const words = wordsIn(findRevertData(error))
    return words === undefined ? { why: 'unknown' } : { why: 'said', words }
  }
}

/** A contract's own sentence; undefined where it has none. */
function wordsIn(data: Hex | undefined): string | undefined {
  if (data === undefined) return undefined
  try {
    const [words] = decodeErrorResult({ abi: errorAbi, data }).args
    return words === '' ? undefined : words.slice(0, longest)
  } catch {
    return undefined
  }
}
