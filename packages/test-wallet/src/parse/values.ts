import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'

import { WalletRpcError } from '../errors.ts'

/** What a wallet answers to parameters that make no sense: -32602 and a sentence. */
export const invalidParams = (message: string): WalletRpcError =>
  new WalletRpcError(-32602, message)

/** Whether a value is an object and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads an object. Throws -32602 for anything else. */
export function parseObject(value: unknown, what: string): Record<string, unknown> {
  if (!isRecord(value)) throw invalidParams(`${what} must be an object.`)
  return value
}

/**
 * Reads an object that may have these fields and no others: a wallet that ignored an unknown field would do something else than the
 * page requests. A field without a value counts as absent.
 *
 * @throws WalletRpcError -32602 with the name of the field
 */
export function parseObjectWith<Field extends string>(
  value: unknown,
  what: string,
  fields: readonly Field[],
): Partial<Record<Field, unknown>> {
  const record = parseObject(value, what)
  const known: Partial<Record<Field, unknown>> = {}
  for (const [name, content] of Object.entries(record)) {
    if (content === undefined || content === null) continue
    const field = fields.find((it) => it === name)
    if (field === undefined)
      throw invalidParams(`${what} has a field that this wallet does not know: ${name}.`)
    known[field] = content
  }
  return known
}

/** Reads a list. Throws -32602 for anything else. */
export function parseArray(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw invalidParams(`${what} must be a list.`)
  return value
}

/** Reads a text with something in it. Throws -32602 for anything else. */
export function parseString(value: unknown, what: string): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw invalidParams(`${what} must be a text.`)
  return value
}

/** Reads an address in any case, and writes it with its checksum. Throws -32602 for anything else. */
export function parseAddress(value: unknown, what: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw invalidParams(`${what} must be an address.`)
  return getAddress(value)
}

/** Reads a whole number that is not negative, hexadecimal or decimal. Throws -32602 for anything else. */
export function parseQuantity(value: unknown, what: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'bigint' && value >= 0n) return value
  if (typeof value === 'string' && /^(?:0x[\da-f]+|\d+)$/i.test(value)) return BigInt(value)
  throw invalidParams(`${what} must be a hexadecimal number.`)
}

/** Reads a chain id as EIP-155 and EIP-3085 have it. Throws -32602 for anything else. */
export function parseChainId(value: unknown): number {
  const id = parseQuantity(value, 'chainId')
  if (id === 0n || id > BigInt(Number.MAX_SAFE_INTEGER))
    throw invalidParams('chainId must be the number of a chain.')
  return Number(id)
}

/** Reads whole bytes. Throws -32602 for anything else. */
export function parseHex(value: unknown, what: string): Hex {
  if (!isHex(value) || value.length % 2 !== 0)
    throw invalidParams(`${what} must be bytes in hexadecimal.`)
  return value
}
