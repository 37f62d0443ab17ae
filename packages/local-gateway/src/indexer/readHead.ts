import { type BlockHeader, getBlock, getChainId, type Node } from '../chain/node.ts'
import { unavailable } from '../problems.ts'

/** No chain has more blocks; a node that claims more is not trusted. */
const maxBlocks = 100_000_000_000

/**
 * The newest block of a chain; null when there is none.
 *
 * @throws ProblemError 503 when the node serves another chain, or claims an impossible number of blocks
 */
export async function readHead(node: Node, chainId: number): Promise<BlockHeader | null> {
  const [served, latest] = await Promise.all([getChainId(node), getBlock(node, 'latest')])
  if (served !== chainId)
    throw unavailable(
      `The node of chain ${chainId} serves chain ${served}. Nothing is read from it.`,
    )
  if (latest && latest.number > maxBlocks)
    throw unavailable(`The node of chain ${chainId} claims to have ${latest.number} blocks.`)
  return latest
}
