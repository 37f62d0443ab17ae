import { type Address, getAddress, type Hash } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findReceipt } from '../chain/findReceipt.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { CheckedSignature } from './checkSignatures.ts'
import { readExecutionSignatures } from './readExecutionSignatures.ts'
import { type UnloggedPayment, unloggedPayments } from './unloggedPayments.ts'

/** Where and when a transaction came into the chain, and what it cost. */
export type Mined = {
  block: number
  /** Of the block, in milliseconds since 1970. */
  time: number
  /** How many blocks there are from its own on. */
  depth: number
  /** Base units of the chain's own currency. */
  fee: bigint
  /** Who sent it and paid the fee. */
  from: Address
  /** The signatures that the account read when it executed it. */
  signatures: readonly CheckedSignature[]
  /** Payments that their tokens have not written down as they were signed: less may have arrived, or nothing. */
  unlogged: readonly UnloggedPayment[]
}

/**
 * Reads from the chain where and when a transaction came into it.
 *
 * @param parameters.signable what the account did by it; undefined while it is not known
 * @returns null when the chain knows no such transaction
 * @throws what viem throws when the node does not answer
 */
export async function readMined(
  client: ChainClient,
  { hash, signable }: { hash: Hash; signable: SignableTransaction | undefined },
): Promise<Mined | null> {
  const receipt = await findReceipt(client, hash)
  if (receipt === undefined) return null
  const { blockNumber, gasUsed, effectiveGasPrice, from } = receipt
  const [block, head] = await Promise.all([
    getBlock(client, { blockNumber }),
    getBlockNumber(client, { cacheTime: 0 }),
  ])
  return {
    block: Number(blockNumber),
    time: Number(block.timestamp) * 1000,
    depth: Number(head - blockNumber) + 1,
    fee: gasUsed * effectiveGasPrice,
    from: getAddress(from),
    signatures: signable
      ? await readExecutionSignatures(client, {
          ...signable,
          nonce: signable.transaction.nonce,
          safeTxHash: safeTxHash(signable),
          hash,
          receipt,
        })
      : [],
    unlogged: signable ? unloggedPayments(receipt, signable) : [],
  }
}
