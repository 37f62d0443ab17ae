import { type Address, getAddress, type Hash, TransactionReceiptNotFoundError } from 'viem'
import type { Config } from 'wagmi'
import { getBlock, getBlockNumber, getTransaction, getTransactionReceipt } from 'wagmi/actions'

import { approverIn } from './approverIn.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

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
  /** Who approved it by sending it, if it is an owner. */
  approver: Address | undefined
}

/**
 * Reads from the chain where and when a transaction came into it.
 *
 * @param parameters.signable what the account did by it; undefined while it is not known
 * @returns null when the chain knows no such transaction
 * @throws what viem throws when the node does not answer
 */
export async function readMined(
  config: Config,
  {
    chainId,
    hash,
    signable,
  }: { chainId: number; hash: Hash; signable: SignableTransaction | undefined },
): Promise<Mined | null> {
  try {
    const { blockNumber, gasUsed, effectiveGasPrice, from } = await getTransactionReceipt(config, {
      chainId,
      hash,
    })
    const [block, sent, head] = await Promise.all([
      getBlock(config, { chainId, blockNumber }),
      getTransaction(config, { chainId, hash }),
      getBlockNumber(config, { chainId, cacheTime: 0 }),
    ])
    return {
      block: Number(blockNumber),
      time: Number(block.timestamp) * 1000,
      depth: Number(head - blockNumber) + 1,
      fee: gasUsed * effectiveGasPrice,
      from: getAddress(from),
      approver: signable && approverIn(sent, signable),
    }
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}
