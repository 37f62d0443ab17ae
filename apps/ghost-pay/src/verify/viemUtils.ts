import type { Address, Hex } from 'viem'

import { keccak256Of } from './keccak256.ts'

/**
 * What `safe-protocol` takes from `viem/utils` to describe and hash a transaction, in a fifteenth of the size: the build of the
 * verify page puts it in viem's place. It gets what `safe-protocol` has read already, so it refuses nothing.
 */

/** keccak256 of whole bytes as hex text. */
export function keccak256(hex: Hex): Hex {
  const digits = hex.slice(2).match(/../g) ?? []
  return toHex(keccak256Of(Uint8Array.from(digits, (pair) => parseInt(pair, 16))))
}

/** The address with the checksum of EIP-55. */
export function getAddress(address: string): Address {
  const lower = address.slice(2).toLowerCase()
  const digest = toHex(keccak256Of(new TextEncoder().encode(lower)))
  return `0x${[...lower].map((digit, at) => (digest.charAt(at + 2) > '7' ? digit.toUpperCase() : digit)).join('')}`
}

/** An amount of base units, in whole units; without zeros at the end. */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = `${amount}`.padStart(decimals + 1, '0')
  const split = digits.length - decimals
  return `${digits.slice(0, split)}.${digits.slice(split)}`.replace(/\.?0*$/, '')
}

const toHex = (bytes: Uint8Array): Hex =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
