import { type Address, getAddress, type Hash, TransactionReceiptNotFoundError } from 'viem'
import type { Config } from 'wagmi'
import { getBlock, getBlockNumber, getTransactionReceipt } from 'wagmi/actions'

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
}

/**
 * Reads from the chain where and when a transaction came into it.
 *
 * @returns null when the chain knows no such transaction
 * @throws what viem throws when the node does not answer
 */
export async function readMined(
  config: Config,
  { chainId, hash }: { chainId: number; hash: Hash },
): Promise<Mined | null> {
  try {
    const { blockNumber, gasUsed, effectiveGasPrice, from } = await getTransactionReceipt(config, {
      chainId,
      hash,
    })
    const [block, head] = await Promise.all([
      getBlock(config, { chainId, blockNumber }),
      getBlockNumber(config, { chainId, cacheTime: 0 }),
    ])
    return {
      block: Number(blockNumber),
      time: Number(block.timestamp) * 1000,
      depth: Number(head - blockNumber) + 1,
      fee: gasUsed * effectiveGasPrice,
      from: getAddress(from),
    }
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}
