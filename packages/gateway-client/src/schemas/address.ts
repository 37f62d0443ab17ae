import { getAddress, isAddress } from 'viem/utils'

import { leaf, type Schema } from '../schema.ts'

/** Twenty bytes, checksummed (EIP-55). */
export type Address = `0x${string}`

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

/** Twenty bytes as hex: checksummed, or all in lower case. */
export const addressSchema: Schema<Address, string> = leaf(addressWords, readAddress)
