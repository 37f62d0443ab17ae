import { type Hash, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'

import type { BlockHeader } from '../chain/node.ts'
import { commonBlock, isUnbroken, recentBlockCount, withRecentBlocks } from './rewind.ts'

const block = (number: number, fork = 'a'): BlockHeader => ({
  number,
  hash: `0x${fork}${number}` as Hash,
  parentHash: `0x${fork}${number - 1}` as Hash,
  timestamp: number,
  logsBloom: null,
  transactions: [],
})
const chain = (from: number, to: number, fork = 'a') =>
  Array.from({ length: to - from + 1 }, (_, index) => block(from + index, fork))

describe('remembered blocks', () => {
  test('are the newest ones', () => {
    const known = withRecentBlocks(chain(1, 60), chain(61, 100))
    expect(known).toHaveLength(recentBlockCount)
    expect(known.at(-1)?.number).toBe(100)
  })

  test('lead back to where two chains part', () => {
    const known = chain(1, 10)
    const hashes = (fork: number) =>
      known.map(({ number, hash }) => (number <= fork ? hash : (`${hash}x` as Hash)))
    expect(commonBlock(known, hashes(7))?.number).toBe(7)
    expect(commonBlock(known, hashes(10))?.number).toBe(10)
    expect(commonBlock(known, hashes(0))).toBeUndefined()
    expect(
      commonBlock(
        known,
        known.map(({ hash, number }) => (number < 5 ? hash : null)),
      )?.number,
    ).toBe(4)
  })

  test('follow each other, or the chain has changed while it was read', () => {
    expect(isUnbroken(block(3), chain(4, 8))).toBe(true)
    expect(isUnbroken(undefined, chain(1, 3))).toBe(true)
    expect(isUnbroken(block(3), chain(4, 8, 'b'))).toBe(false)
    expect(isUnbroken(block(3), [block(4), block(5, 'b')])).toBe(false)
    expect(isUnbroken(block(3), chain(50, 60, 'b'))).toBe(true)
    expect(isUnbroken(block(3), [])).toBe(true)
    const orphan = { ...block(4), parentHash: zeroHash }
    expect(isUnbroken(block(3), [orphan, block(5)])).toBe(true)
  })
})
