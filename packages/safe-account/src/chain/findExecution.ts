import type { Address, Hash } from 'viem'
import { getBlock, getBlockNumber, getLogs } from 'viem/actions'

import { ChainReadError } from '../errors.ts'
import type { ChainClient } from './ChainClient.ts'
import { isTransportError } from './isTransportError.ts'
import { endingIn } from './receiptOutcome.ts'

/** What the chain says of a transaction of which nothing else is known. */
export type FoundExecution =
  | {
      status: 'succeeded' | 'failed'
      /** The chain's transaction. */
      hash: Hash
      block: number
      /** Of the block, in milliseconds since 1970. */
      time: number
    }
  /** From this block on the account has not executed it; from 0 on: never. */
  | { status: 'none'; from: number }

/** Questions to a node that takes no long range of blocks. */
const mostQuestions = 40

/**
 * Asks the chain whether and when an account has executed a transaction, the newest blocks first, as far back as the node lets itself
 * be asked.
 *
 * @throws ChainReadError `silent` when the node does not answer
 */
export async function findExecution(
  client: ChainClient,
  { safe, safeTxHash }: { safe: Address; safeTxHash: Hash },
): Promise<FoundExecution> {
  try {
    let to = await getBlockNumber(client, { cacheTime: 0 })
    let length = to + 1n
    for (let questions = 0; to >= 0n && questions < mostQuestions; questions += 1) {
      const fromBlock = to < length ? 0n : to - length + 1n
      const ending = await getLogs(client, { address: safe, fromBlock, toBlock: to }).then(
        (logs) => endingIn(logs, safeTxHash),
        (error: unknown) => {
          // A node that takes no range at all gives no logs.
          if (isTransportError(error) || length === 1n) throw error
          return 'tooLong' as const
        },
      )
      if (ending === 'tooLong') length = length > 4n ? length / 4n : 1n
      else if (ending !== undefined) {
        const { timestamp } = await getBlock(client, { blockNumber: ending.blockNumber })
        return {
          status: ending.eventName === 'ExecutionSuccess' ? 'succeeded' : 'failed',
          hash: ending.transactionHash,
          block: Number(ending.blockNumber),
          time: Number(timestamp) * 1000,
        }
      } else to = fromBlock - 1n
    }
    return { status: 'none', from: Number(to + 1n) }
  } catch (cause) {
    throw new ChainReadError('silent', client.chain.id, cause)
  }
}
