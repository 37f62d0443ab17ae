import { keccak256 } from 'viem/utils'

export const checksumBytes = 4

/** Tells a text that was copied badly from one that somebody changed: whoever changes it on purpose writes a new one. */
export function checksumOf(packed: Uint8Array): Uint8Array {
  return keccak256(packed, 'bytes').subarray(0, checksumBytes)
}
