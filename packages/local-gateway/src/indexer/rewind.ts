import { type Hash, zeroHash } from 'viem'

import type { BlockMark } from '../chain/node.ts'

/** So many blocks are remembered; a fork that goes back further is read anew from the first block. */
export const rememberedBlocks = 64

/** Adds blocks to the remembered ones and drops the oldest. */
export function remember(
  known: readonly BlockMark[],
  blocks: readonly BlockMark[],
): readonly BlockMark[] {
  return [...known, ...blocks].slice(-rememberedBlocks)
}

/**
 * The newest remembered block that the chain still has.
 *
 * @param known remembered blocks, ascending
 * @param hashes what the chain has now at the numbers of `known`, null where it ends before
 * @returns undefined when the fork is older than everything remembered
 */
export function commonBlock(
  known: readonly BlockMark[],
  hashes: readonly (Hash | null)[],
): BlockMark | undefined {
  return known.findLast((block, index) => hashes[index] === block.hash)
}

/** Whether blocks follow each other, starting on `head`. */
export function isUnbroken(head: BlockMark | undefined, blocks: readonly BlockMark[]): boolean {
  return blocks.every((block, index) => {
    const before = index === 0 ? head : blocks[index - 1]
    // Between the head and the first block that was fetched there may be a gap.
    if (!before || (index === 0 && before.number + 1 !== block.number)) return true
    // Blocks that EDR mines many at a time name no parent.
    const isParent = block.parentHash === before.hash || block.parentHash === zeroHash
    return before.number + 1 === block.number && isParent
  })
}
