import type { Address, Hex } from 'viem'

import { InvalidFieldError } from './errors.ts'

/** Whole bytes as hex text. */
export function isHexBytes(value: unknown): value is Hex {
  return typeof value === 'string' && value.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(value)
}

/** 20 bytes as hex text, in any case of letters. */
export function isAddressText(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}

/** 32 bytes as hex text. */
export function isHashText(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
}

/** How many bytes a hex text stands for. */
export function byteLength(hex: Hex): number {
  return (hex.length - 2) / 2
}

/** An ABI word (32 bytes, no `0x`) that holds an address. */
export function addressWord(field: string, address: unknown): string {
  if (!isAddressText(address)) {
    throw new InvalidFieldError(field, address, 'an address (0x and 40 hex characters)')
  }
  return address.slice(2).toLowerCase().padStart(64, '0')
}

/** An ABI word (32 bytes, no `0x`) that holds an unsigned number. */
export function uintWord(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}

/** Checks that a value is whole bytes as hex text. */
export function toHexBytes(field: string, value: unknown): Hex {
  if (!isHexBytes(value)) {
    throw new InvalidFieldError(
      field,
      value,
      'whole bytes as hex text (0x and an even number of characters)',
    )
  }
  return value
}
