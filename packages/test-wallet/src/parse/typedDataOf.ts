import { type Address, BaseError, isAddress, numberToHex } from 'viem'

import { hashTypedDataJson } from '../typedData.ts'
import type { TypedDataJson } from '../WalletRequest.ts'
import { invalid, isRecord, listOf, quantityOf, recordOf } from './values.ts'

/** Version 3 of `eth_signTypedData` has no lists, version 4 has. */
export type TypedDataVersion = 'v3' | 'v4'

type Types = TypedDataJson['types']

/**
 * Reads typed data, as JSON or as an object, the way wallets read it: an address counts in any case and as a number, what no
 * type lists is left out, and what a type lists must be there.
 *
 * @throws WalletRpcError -32602 when it is no typed data, or does not fit its types
 */
export function typedDataOf(value: unknown, version: TypedDataVersion): TypedDataJson {
  const { domain, types, primaryType, message } = recordOf(parsed(value), 'The typed data')
  if (!isRecord(types) || typeof primaryType !== 'string')
    throw invalid('The typed data must have types and a primaryType.')
  const known = typesOf(types)
  if (known[primaryType] === undefined)
    throw invalid(`The types of the typed data do not have the primaryType ${primaryType}.`)
  if (version === 'v3' && Object.values(known).some((it) => it.some(({ type }) => isList(type))))
    throw invalid('Typed data of version 3 has no lists. Use eth_signTypedData_v4.')
  const typedData: TypedDataJson = {
    domain: domainOf(known, recordOf(domain ?? {}, 'The domain')),
    types: known,
    primaryType,
    message: structOf(known, primaryType, message ?? {}, 'The message'),
  }
  try {
    hashTypedDataJson(typedData)
  } catch (error) {
    const why = error instanceof BaseError ? error.shortMessage : 'A value is not of its type.'
    throw invalid(`The typed data does not fit its types. ${why}`)
  }
  return typedData
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw invalid('The typed data must be JSON.')
  }
}

function typesOf(types: Record<string, unknown>): Types {
  const entries = Object.entries(types).map(([name, fields]) => {
    const read = listOf(fields, `The type ${name}`).map((field) => {
      const { name: fieldName, type } = recordOf(field, `A field of the type ${name}`)
      if (typeof fieldName !== 'string' || typeof type !== 'string')
        throw invalid(`A field of the type ${name} must have a name and a type.`)
      return { name: fieldName, type }
    })
    return [name, read] as const
  })
  return Object.fromEntries(entries)
}

/** A domain whose type is not listed has the fields that it has. */
function domainOf(types: Types, domain: Record<string, unknown>): Record<string, unknown> {
  const { chainId } = domain
  if (chainId !== undefined) quantityOf(chainId, 'The chainId of the domain')
  if (types['EIP712Domain'] !== undefined)
    return structOf(types, 'EIP712Domain', domain, 'The domain')
  const { verifyingContract } = domain
  if (verifyingContract === undefined) return domain
  return { ...domain, verifyingContract: looseAddressOf(verifyingContract, 'verifyingContract') }
}

function structOf(
  types: Types,
  type: string,
  value: unknown,
  what: string,
): Record<string, unknown> {
  const record = recordOf(value, what)
  const entries = (types[type] ?? []).map((field) => {
    const content = record[field.name]
    if (content === undefined || content === null)
      throw invalid(`${what} lacks ${field.name}, which the type ${type} lists.`)
    return [field.name, valueOf(types, field.type, content, field.name)] as const
  })
  return Object.fromEntries(entries)
}

const isList = (type: string): boolean => type.endsWith(']')

function valueOf(types: Types, type: string, value: unknown, what: string): unknown {
  if (isList(type)) {
    const element = type.slice(0, type.lastIndexOf('['))
    return listOf(value, what).map((it) => valueOf(types, element, it, what))
  }
  if (types[type] !== undefined) return structOf(types, type, value, what)
  return type === 'address' ? looseAddressOf(value, what) : value
}

/** An address of at most 20 bytes, also with a wrong checksum and also as a number. */
function looseAddressOf(value: unknown, what: string): Address {
  const text = typeof value === 'string' ? value.toLowerCase() : value
  if (typeof text === 'string' && isAddress(text)) return text
  const number = quantityOf(value, what)
  if (number >= 1n << 160n) throw invalid(`${what} must be an address.`)
  return numberToHex(number, { size: 20 })
}
