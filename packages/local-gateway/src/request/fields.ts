import { type Address, getAddress, type Hash, type Hex } from 'viem'

import { fieldProblem, type ProblemError } from '../problems.ts'

/** The position of a value in a body or a query, for the `path` of a refusal. */
export type FieldPath = readonly (string | number)[]

/** Reads one field: the value, or a thrown 422 that names the path. */
export type Field<Value> = (value: unknown, path: FieldPath) => Value

const custom = (message: string, path: FieldPath): ProblemError =>
  fieldProblem({ code: 'custom', message, path })

function nameOf(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function wrongType(expected: string, value: unknown, path: FieldPath): ProblemError {
  return fieldProblem({
    expected,
    code: 'invalid_type',
    path,
    message: `Invalid input: expected ${expected}, received ${nameOf(value)}`,
  })
}

/** Any text. */
export const text: Field<string> = (value, path) => {
  if (typeof value !== 'string') throw wrongType('string', value, path)
  return value
}

/** A text of at most `length` characters. */
export function textUpTo(length: number): Field<string> {
  return (value, path) => {
    const read = text(value, path)
    if (read.length <= length) return read
    throw fieldProblem({
      code: 'too_big',
      path,
      message: `Too big: expected string to have <=${length} characters`,
    })
  }
}

/** An address in any case; a wrong checksum is normalised, as the hosted gateway does. */
export const address: Field<Address> = (value, path) => {
  const read = text(value, path)
  if (!/^0x[0-9a-fA-F]{40}$/.test(read)) throw custom('Invalid address', path)
  return getAddress(read.toLowerCase())
}

/** Whole bytes in hexadecimal. */
export const hex: Field<Hex> = (value, path) => {
  const read = text(value, path)
  if (!/^0x[0-9a-fA-F]*$/.test(read)) throw custom('Invalid "0x" notated hex string', path)
  if (read.length % 2 !== 0) throw custom('Invalid hex bytes', path)
  return read as Hex // matches the form of Hex, checked above
}

/** 32 bytes in hexadecimal, lower case. */
export const hash: Field<Hash> = (value, path) => {
  const read = hex(value, path)
  if (read.length !== 66) throw custom('Invalid hash', path)
  return read.toLowerCase() as Hash // 32 bytes, checked above
}

/** One or more signatures: at least 65 bytes. */
export const signature: Field<Hex> = (value, path) => {
  const read = hex(value, path)
  if (read.length < 2 + 65 * 2) throw custom('Invalid signature', path)
  return read
}

/** The largest number that a contract knows. */
const maxUint256 = 2n ** 256n - 1n

/** A whole number up to 2^256 - 1 as a decimal string: JSON numbers and hexadecimal are refused. */
export const decimal: Field<bigint> = (value, path) => {
  const read = text(value, path)
  // Looked at before it is a number: making one of a million digits takes seconds.
  if (read.length > 78 || !/^\d+$/.test(read)) throw custom('Invalid base-10 numeric string', path)
  const number = BigInt(read)
  if (number > maxUint256) throw custom('Invalid base-10 numeric string', path)
  return number
}

/** A whole number as a decimal string that also fits into a JSON number. */
export const smallDecimal: Field<bigint> = (value, path) => {
  const read = decimal(value, path)
  if (read <= BigInt(Number.MAX_SAFE_INTEGER)) return read
  throw fieldProblem({
    code: 'too_big',
    path,
    message: `Too big: expected number to be <=${Number.MAX_SAFE_INTEGER}`,
  })
}

/** A whole JSON number. */
export const integer: Field<number> = (value, path) => {
  if (typeof value !== 'number') throw wrongType('number', value, path)
  if (!Number.isInteger(value)) throw wrongType('int', value, path)
  return value
}

/** 0 (call) or 1 (delegate call). */
export const operation: Field<0 | 1> = (value, path) => {
  if (value === 0 || value === 1) return value
  throw fieldProblem({
    code: 'invalid_value',
    path,
    message: 'Invalid option: expected one of 0|1',
  })
}

/** A JSON object. */
export const record: Field<Record<string, unknown>> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrongType('object', value, path)
  return value as Record<string, unknown> // an object that is no array
}

/** A list of `item`, of `min` to `max` entries. */
export function list<Value>(item: Field<Value>, { min = 0, max = Infinity } = {}): Field<Value[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw wrongType('array', value, path)
    if (value.length < min)
      throw fieldProblem({
        code: 'too_small',
        path,
        message: `Too small: expected array to have >=${min} items`,
      })
    if (value.length > max)
      throw fieldProblem({
        code: 'too_big',
        path,
        message: `Too big: expected array to have <=${max} items`,
      })
    return value.map((entry, index) => item(entry, [...path, index]))
  }
}

/** The field may be absent or null; both read as null. */
export function nullish<Value>(field: Field<Value>): Field<Value | null> {
  return (value, path) => (value === undefined || value === null ? null : field(value, path))
}

/** Reads an object field by field, in the order of `fields`; the first field that does not hold is named. */
export function object<Fields extends Record<string, Field<unknown>>>(
  fields: Fields,
): Field<{ [Name in keyof Fields]: ReturnType<Fields[Name]> }> {
  return (value, path) => {
    const source = record(value, path)
    const entries = Object.entries(fields).map(([name, field]) => [
      name,
      field(source[name], [...path, name]),
    ])
    // Each name of `fields` was read by its own field.
    return Object.fromEntries(entries) as { [Name in keyof Fields]: ReturnType<Fields[Name]> }
  }
}
