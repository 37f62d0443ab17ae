import { type Hash, zeroHash } from 'viem'

import type { BlockHeader } from '../chain/node.ts'

/**
 * How many of the newest blocks are kept. After a deeper fork everything is read again from the first block.
 * See behaviour/gateway-server#reorgs.
 */
export const recentBlockCount = 64

/** The recent blocks after some more; the oldest are dropped. */
export function withRecentBlocks(
  recent: readonly BlockHeader[],
  blocks: readonly BlockHeader[],
): readonly BlockHeader[] {
  return [...recent, ...blocks].slice(-recentBlockCount)
}

/**
 * The newest recent block that the chain still has.
 *
 * @param recent blocks, ascending
 * @param hashes of the blocks that the chain has now at these numbers, null where it is shorter
 * @returns undefined when the fork is deeper than the recent blocks
 */
export function commonBlock(
  recent: readonly BlockHeader[],
  hashes: readonly (Hash | null)[],
): BlockHeader | undefined {
  return recent.findLast((block, index) => hashes[index] === block.hash)
}

/** Whether each block is the child of the one before it, the first one of `head`. */
export function isUnbroken(head: BlockHeader | undefined, blocks: readonly BlockHeader[]): boolean {
  return blocks.every((block, index) => {
    const before = index === 0 ? head : blocks[index - 1]
    // There may be a gap between the head and the first block that was fetched.
    if (!before || (index === 0 && before.number + 1 !== block.number)) return true
    // EDR sets no parent hash when it mines many blocks at once.
    const isParent = block.parentHash === before.hash || block.parentHash === zeroHash
    return before.number + 1 === block.number && isParent
  })
}
