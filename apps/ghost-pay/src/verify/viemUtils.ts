import type { Address, Hex } from 'viem'

import { keccak256Of } from './keccak256.ts'

/**
 * What `safe-protocol` and `payments` take from `viem/utils` to read, describe and hash a transaction, in a fifteenth of the
 * size: the build of the verify page puts it in viem's place. It gets what they have read already, so it refuses nothing.
 */

export function keccak256(value: Hex | Uint8Array, to?: 'hex'): Hex
export function keccak256(value: Hex | Uint8Array, to: 'bytes'): Uint8Array
/** keccak256 of bytes, or of hex text of whole bytes. */
export function keccak256(value: Hex | Uint8Array, to?: 'hex' | 'bytes'): Hex | Uint8Array {
  const digest = keccak256Of(typeof value === 'string' ? hexToBytes(value) : value)
  return to === 'bytes' ? digest : bytesToHex(digest)
}

/** The address with the checksum of EIP-55. */
export function getAddress(address: string): Address {
  const lower = address.slice(2).toLowerCase()
  const digest = keccak256(stringToBytes(lower))
  return `0x${[...lower].map((digit, at) => (digest.charAt(at + 2) > '7' ? digit.toUpperCase() : digit)).join('')}`
}

/** An amount of base units, in whole units; without zeros at the end. */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = `${amount}`.padStart(decimals + 1, '0')
  const split = digits.length - decimals
  return `${digits.slice(0, split)}.${digits.slice(split)}`.replace(/\.?0*$/, '')
}

/** Bytes as hex text with `0x`. */
export const bytesToHex = (bytes: Uint8Array): Hex =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** The bytes of hex text with `0x`, which has whole bytes. */
export const hexToBytes = (hex: Hex): Uint8Array =>
  Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** The UTF-8 bytes of a text. */
export const stringToBytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** @public Only the build of the page asks for it, in the name of `viem/utils`. */
export const bytesToString = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
