import { type Hex, hexToBytes, keccak256 } from 'viem'

/**
 * Whether a block may have a log with an address or a topic. There are false positives, and no false negatives.
 *
 * @param bloom of the block, 256 bytes (yellow paper, 4.3.1)
 * @param item an address, or a topic of 32 bytes
 */
export function mayContain(bloom: string, item: Hex): boolean {
  return bitsOf(item).every((bit) => {
    // The lowest bit is in the last hexadecimal digit, which has four bits.
    const digit = bloom.at(-1 - (bit >> 2)) ?? '0'
    return ((parseInt(digit, 16) >> (bit & 3)) & 1) === 1
  })
}

const known = new Map<Hex, readonly number[]>()

/** Three bits: the lowest eleven of each of the first three pairs of bytes of the hash. */
function bitsOf(item: Hex): readonly number[] {
  const found = known.get(item)
  if (found) return found
  const hash = hexToBytes(keccak256(item))
  const bits = [0, 2, 4].map((at) => (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047)
  known.set(item, bits)
  return bits
}
