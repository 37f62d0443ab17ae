import { isAddress } from 'viem/utils'

import { InvalidFieldError } from './errors.ts'
import { isHexBytes } from './hex.ts'
import { isObject } from './isObject.ts'
import { isWholeText } from './isWholeText.ts'
import { toTypedInteger } from './uint.ts'

type Types = Record<string, readonly { name: string; type: string }[]>

/** The fields of a domain that declares none, with their types (EIP-712). */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/**
 * Reads the domain of typed data. Where no `EIP712Domain` is declared, a field that is absent is left out.
 *
 * @throws InvalidFieldError that names the field by its path, `message.domain.chainId`
 */
export function readTypedDomain(
  domain: Record<string, unknown> | null | undefined,
  types: Types,
): Record<string, unknown> {
  const path = 'message.domain'
  const declared = Object.hasOwn(types, 'EIP712Domain')
  const fields = declared
    ? (types['EIP712Domain'] ?? [])
    : domainFields.filter(({ name }) => !isAbsent(domain?.[name]))
  return readStruct({ fields, value: domain ?? {}, types, path })
}

/**
 * Reads the message of typed data: whole numbers become bigints, by one rule in every place, and a value that does not fit its type is refused.
 *
 * @throws InvalidFieldError that names the field by its path, `message.message.orders[2].amount`
 */
export function readTypedMessage(
  primaryType: string,
  message: unknown,
  types: Types,
): Record<string, unknown> {
  const fields = Object.hasOwn(types, primaryType) ? types[primaryType] : undefined
  if (!fields) throw new InvalidFieldError('message.primaryType', primaryType, 'one of the types')
  return readStruct({ fields, value: message, types, path: 'message.message' })
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null

function readStruct({
  fields,
  value,
  types,
  path,
}: {
  fields: Types[string]
  value: unknown
  types: Types
  path: string
}): Record<string, unknown> {
  if (!isObject(value) || Array.isArray(value))
    throw new InvalidFieldError(path, value, 'an object')
  // An object can be asked for any key.
  const given = value as Record<string, unknown>
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const part = Object.hasOwn(given, name) ? given[name] : undefined
      return [name, readValue(type, part, types, `${path}.${name}`)]
    }),
  )
}

function readValue(type: string, value: unknown, types: Types, path: string): unknown {
  const list = /^(.*)\[(\d*)\]$/s.exec(type)
  if (list) return readList(list[1] ?? '', list[2] ?? '', { value, types, path })
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (fields) return readStruct({ fields, value, types, path })
  const integer = /^(u?)int(\d*)$/.exec(type)
  if (integer) {
    const bits = integer[2] === '' ? 256 : Number(integer[2])
    return toTypedInteger(path, value, { bits, isSigned: integer[1] === '' })
  }
  const refuse = (expected: string) => new InvalidFieldError(path, value, expected)
  if (type === 'bool' && typeof value !== 'boolean') throw refuse('true or false')
  if (type === 'address' && !(typeof value === 'string' && isAddress(value)))
    throw refuse('an address: 0x and 40 hex characters, with the right capital letters')
  const bytes = /^bytes(\d+)$/.exec(type)?.[1]
  if (bytes !== undefined && !(isHexBytes(value) && value.length === 2 + 2 * Number(bytes)))
    throw refuse(`${bytes} bytes as hex text`)
  // hashTypedData would hash other bytes than those that are written, and bytes of what is no text.
  if (type === 'bytes' && !isHexBytes(value)) throw refuse('whole bytes as hex text')
  if (type === 'string' && !isWholeText(value)) throw refuse('text, with no character cut in half')
  if (isAbsent(value)) throw refuse(`a value of the type ${type}`)
  return value
}

function readList(
  item: string,
  length: string,
  { value, types, path }: { value: unknown; types: Types; path: string },
): unknown[] {
  if (!Array.isArray(value)) throw new InvalidFieldError(path, value, 'a list')
  if (length !== '' && value.length !== Number(length))
    throw new InvalidFieldError(path, value, `a list of ${length}`)
  return value.map((part: unknown, index) => readValue(item, part, types, `${path}[${index}]`))
}
