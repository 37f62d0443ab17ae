import { keccak256 } from 'viem/utils'

/** How many bytes a checksum has. */
export const checksumBytes = 4

/** Finds mistakes of copying. It is no protection against a person who changes the text: that person can write a new checksum. */
export function checksumOf(packed: Uint8Array): Uint8Array {
  return keccak256(packed, 'bytes').subarray(0, checksumBytes)
}
