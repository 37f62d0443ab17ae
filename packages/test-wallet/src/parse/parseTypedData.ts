import { type Address, BaseError, isAddress, numberToHex } from 'viem'

import { hashTypedDataJson } from '../typedData.ts'
import type { TypedDataJson } from '../WalletRequest.ts'
import { invalidParams, isRecord, parseArray, parseObject, parseQuantity } from './values.ts'

/** Version 3 of `eth_signTypedData` has no lists, version 4 has. */
export type TypedDataVersion = 'v3' | 'v4'

type Types = TypedDataJson['types']

/**
 * Reads typed data, as JSON or as an object, the way wallets read it: an address counts in any case and as a number, what no
 * type lists is left out, and what a type lists must be there.
 *
 * @throws WalletRpcError -32602 when it is no typed data, or does not fit its types
 */
export function parseTypedData(value: unknown, version: TypedDataVersion): TypedDataJson {
  const { domain, types, primaryType, message } = parseObject(parsed(value), 'The typed data')
  if (!isRecord(types) || typeof primaryType !== 'string')
    throw invalidParams('The typed data must have types and a primaryType.')
  const known = parseTypes(types)
  if (known[primaryType] === undefined)
    throw invalidParams(`The types of the typed data do not have the primaryType ${primaryType}.`)
  if (version === 'v3' && Object.values(known).some((it) => it.some(({ type }) => isList(type))))
    throw invalidParams('Typed data of version 3 has no lists. Use eth_signTypedData_v4.')
  const typedData: TypedDataJson = {
    domain: parseDomain(known, parseObject(domain ?? {}, 'The domain')),
    types: known,
    primaryType,
    message: parseStruct(known, primaryType, message ?? {}, 'The message'),
  }
  try {
    hashTypedDataJson(typedData)
  } catch (error) {
    const why = error instanceof BaseError ? error.shortMessage : 'A value is not of its type.'
    throw invalidParams(`The typed data does not fit its types. ${why}`)
  }
  return typedData
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw invalidParams('The typed data must be JSON.')
  }
}

function parseTypes(types: Record<string, unknown>): Types {
  const entries = Object.entries(types).map(([name, fields]) => {
    const read = parseArray(fields, `The type ${name}`).map((field) => {
      const { name: fieldName, type } = parseObject(field, `A field of the type ${name}`)
      if (typeof fieldName !== 'string' || typeof type !== 'string')
        throw invalidParams(`A field of the type ${name} must have a name and a type.`)
      return { name: fieldName, type }
    })
    return [name, read] as const
  })
  return Object.fromEntries(entries)
}

/** A domain whose type is not listed has the fields that it has. */
function parseDomain(types: Types, domain: Record<string, unknown>): Record<string, unknown> {
  const { chainId } = domain
  if (chainId !== undefined) parseQuantity(chainId, 'The chainId of the domain')
  if (types['EIP712Domain'] !== undefined)
    return parseStruct(types, 'EIP712Domain', domain, 'The domain')
  const { verifyingContract } = domain
  if (verifyingContract === undefined) return domain
  return { ...domain, verifyingContract: parseLooseAddress(verifyingContract, 'verifyingContract') }
}

function parseStruct(
  types: Types,
  type: string,
  value: unknown,
  what: string,
): Record<string, unknown> {
  const record = parseObject(value, what)
  const entries = (types[type] ?? []).map((field) => {
    const content = record[field.name]
    if (content === undefined || content === null)
      throw invalidParams(`${what} lacks ${field.name}, which the type ${type} lists.`)
    return [field.name, parseValue(types, field.type, content, field.name)] as const
  })
  return Object.fromEntries(entries)
}

const isList = (type: string): boolean => type.endsWith(']')

function parseValue(types: Types, type: string, value: unknown, what: string): unknown {
  if (isList(type)) {
    const element = type.slice(0, type.lastIndexOf('['))
    return parseArray(value, what).map((it) => parseValue(types, element, it, what))
  }
  if (types[type] !== undefined) return parseStruct(types, type, value, what)
  return type === 'address' ? parseLooseAddress(value, what) : value
}

/** An address of at most 20 bytes, also with a wrong checksum and also as a number. */
function parseLooseAddress(value: unknown, what: string): Address {
  const text = typeof value === 'string' ? value.toLowerCase() : value
  if (typeof text === 'string' && isAddress(text)) return text
  const number = parseQuantity(value, what)
  if (number >= 1n << 160n) throw invalidParams(`${what} must be an address.`)
  return numberToHex(number, { size: 20 })
}
