import { InvalidFieldError } from './errors.ts'

/** A whole number as callers have it at hand: a JSON answer brings decimal text, a form a number, viem a bigint. */
export type NumberInput = number | bigint | string

/** 2^256 */
const uint256Limit = 0x10000000000000000000000000000000000000000000000000000000000000000n

/**
 * Reads an unsigned number of at most 256 bits.
 *
 * @param field the argument's name, for the error
 * @throws InvalidFieldError for a negative number, a fraction, a number beyond 2^53 that came as `number`, text that is not decimal
 */
export function toUint256(field: string, value: unknown): bigint {
  const number = read(value)
  if (number === undefined || number < 0n || number >= uint256Limit) {
    throw new InvalidFieldError(field, value, 'a whole number from 0 to 2^256 - 1')
  }
  return number
}

function read(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  // 2^256 - 1 has 78 digits. The limit prevents the parsing of megabytes of digits.
  if (typeof value === 'string' && /^\d{1,78}$/.test(value)) return BigInt(value)
  return undefined
}

/**
 * Reads a whole number of typed data: a bigint, a safe number, or text, decimal or in hex, as pages write it.
 *
 * @param field the path of the value, for the error
 * @throws InvalidFieldError for anything else, and for a number that its type does not hold
 */
export function toTypedInteger(
  field: string,
  value: unknown,
  { bits = 256, isSigned = false }: { bits?: number; isSigned?: boolean } = {},
): bigint {
  const number = readTyped(value)
  const limit = 1n << BigInt(isSigned ? bits - 1 : bits)
  const least = isSigned ? -limit : 0n
  if (number === undefined || number < least || number >= limit)
    throw new InvalidFieldError(field, value, `a whole number of ${bits} bits, in digits or hex`)
  return number
}

function readTyped(value: unknown): bigint | undefined {
  if (typeof value !== 'string') return read(value)
  if (/^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value.toLowerCase())
  const digits = value.startsWith('-') ? value.slice(1) : value
  const number = read(digits)
  return number === undefined || digits === value ? number : -number
}

/**
 * A chain id for typed data: a number, which wallets compare it with and JSON can hold.
 *
 * @throws InvalidFieldError for an id beyond 2^53 - 1: no wallet keeps such a chain
 */
export function toChainId(value: unknown): number {
  const chainId = toUint256('chainId', value)
  if (chainId > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new InvalidFieldError('chainId', value, 'a chain id from 0 to 2^53 - 1')
  }
  return Number(chainId)
}
