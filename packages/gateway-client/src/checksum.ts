import { getAddress, isAddress } from 'viem/utils'

import type { Address } from './schemas/primitives.ts'

/** What an address must be, in words. */
export const addressWords = 'an address (20 bytes of hex, EIP-55)'

/**
 * Reads an address as EIP-55 says: all in lower case is checksummed, and a checksum that is there must be right.
 *
 * @returns the checksummed address; `undefined` for anything else
 */
export function readAddress(value: unknown): Address | undefined {
  return typeof value === 'string' && isAddress(value) ? getAddress(value) : undefined
}
