import type { Hash } from 'viem'
import type { ChainClient } from '@ghost-pay/local-chain'

/** Reads a chain's first block: its hash, and its time in milliseconds since 1970. */
export async function readFirstBlock(
  client: ChainClient,
): Promise<{ hash: Hash; startTime: number }> {
  const { hash, timestamp } = await client.getBlock({ blockNumber: 0n })
  return { hash, startTime: Number(timestamp) * 1000 }
}
