import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  decodeFunctionData,
  getAddress,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isHex,
  parseAbi,
  size,
  slice,
  toFunctionSelector,
} from 'viem'
import {
  erc20Abi,
  erc721Abi,
  multiSendAbi,
  safeAbi,
  safeProxyFactoryAbi,
  signMessageLibAbi,
} from '@ghost-pay/safe-protocol'

import type { Names } from './names.ts'

/** A nested value of a decoded call: lists stay lists. */
export type DecodedValue = string | DecodedValue[]

/** A call inside a batch. */
export type DecodedCall = {
  operation: 0 | 1
  to: Address
  value: string
  data: Hex | null
  dataDecoded: DecodedInside | null
}

/** A parameter of a call; bytes that are a call themselves are decoded, too. */
export type DecodedParameter = {
  name: string
  type: string
  value: DecodedValue
  valueDecoded?: DecodedCall[] | DecodedInside | null
}

/** Calldata in words, inside other calldata. */
export type DecodedInside = {
  method: string
  parameters: DecodedParameter[] | null
}

/** Calldata in words. */
export type DataDecoded = DecodedInside & {
  /** Whether the contract's own ABI told it, or a function of the same selector. */
  accuracy: 'FULL_MATCH' | 'ONLY_FUNCTION_MATCH'
}

/** Functions that accounts of older versions have, and others that payments meet. */
const furtherAbi = parseAbi([
  'function changeMasterCopy(address _masterCopy)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function decreaseAllowance(address spender, uint256 subtractedValue)',
  'function performCreate(uint256 value, bytes deploymentData)',
  'function performCreate2(uint256 value, bytes deploymentData, bytes32 salt)',
  'function migrateSingleton()',
  'function migrateWithFallbackHandler()',
  'function migrateL2Singleton()',
  'function migrateL2WithFallbackHandler()',
  'function migrateToL2(address l2Singleton)',
  'function deposit()',
  'function withdraw(uint256 wad)',
])

const knownFunctions: ReadonlyMap<Hex, AbiFunction> = bySelector([
  ...erc721Abi,
  ...erc20Abi,
  ...furtherAbi,
  ...safeProxyFactoryAbi,
  ...signMessageLibAbi,
  ...multiSendAbi,
  ...safeAbi,
] as Abi) // each list is an ABI; together they are one

function bySelector(abi: Abi): Map<Hex, AbiFunction> {
  return new Map(
    abi.filter((item) => item.type === 'function').map((item) => [toFunctionSelector(item), item]),
  )
}

/**
 * Says what calldata does: by the ABI of the contract that is called if it is known, else by the functions of accounts,
 * batches and tokens.
 *
 * @returns null when there is no data, or nobody knows the function
 */
export function decodeData(data: Hex, to: Address | null, names: Names): DataDecoded | null {
  if (size(data) < 4) return null
  const selector = slice(data, 0, 4)
  const ownAbi = to ? names.contract(to)?.abi : undefined
  const own = ownAbi && bySelector(ownAbi).get(selector)
  const found = own ?? knownFunctions.get(selector)
  if (!found) return null
  try {
    const { args } = decodeFunctionData({ abi: [found], data })
    const values: readonly unknown[] = args ?? []
    return {
      method: found.name,
      parameters: found.inputs.map((input, index) =>
        decodedParameter(found, input, values[index], names),
      ),
      accuracy: own ? 'FULL_MATCH' : 'ONLY_FUNCTION_MATCH',
    }
  } catch {
    return null
  }
}

function decodedParameter(
  { name: method }: AbiFunction,
  input: AbiParameter,
  value: unknown,
  names: Names,
): DecodedParameter {
  const parameter = { name: input.name ?? '', type: input.type, value: asText(value) }
  if (!isHex(value) || input.type !== 'bytes') return parameter
  if (method === 'multiSend')
    return {
      ...parameter,
      valueDecoded: decodeBatch(value)?.map((call) => explain(call, names)) ?? null,
    }
  return { ...parameter, valueDecoded: decodeInside(value, null, names) }
}

function explain(call: BatchCall, names: Names): DecodedCall {
  const { operation, to, value, data } = call
  return {
    operation,
    to,
    value: value.toString(),
    data: data === '0x' ? null : data,
    dataDecoded: decodeInside(data, to, names),
  }
}

function decodeInside(data: Hex, to: Address | null, names: Names): DecodedInside | null {
  const decoded = decodeData(data, to, names)
  return decoded && { method: decoded.method, parameters: decoded.parameters }
}

/** One call of a batch as MultiSend packs it. */
export type BatchCall = { operation: 0 | 1; to: Address; value: bigint; data: Hex }

/**
 * Takes the bytes apart that `multiSend(bytes)` is given: operation (1 byte), address (20), value (32), length of the
 * data (32), data; again and again.
 *
 * @returns null when the bytes do not hold whole calls
 */
export function decodeBatch(bytes: Hex): BatchCall[] | null {
  const calls: BatchCall[] = []
  const end = size(bytes)
  for (let at = 0; at < end;) {
    if (at + 85 > end) return null
    const length = hexToBigInt(slice(bytes, at + 53, at + 85))
    if (length > BigInt(end - at - 85)) return null
    const dataEnd = at + 85 + Number(length)
    calls.push({
      operation: hexToNumber(slice(bytes, at, at + 1)) === 1 ? 1 : 0,
      to: getAddress(slice(bytes, at + 1, at + 21)),
      value: hexToBigInt(slice(bytes, at + 21, at + 53)),
      data: dataEnd > at + 85 ? slice(bytes, at + 85, dataEnd) : '0x',
    })
    at = dataEnd
  }
  return calls
}

/** The calls of a batch, when the calldata is one. */
export function batchOf(data: Hex): BatchCall[] | null {
  try {
    const { args } = decodeFunctionData({ abi: multiSendAbi, data })
    return decodeBatch(args[0])
  } catch {
    return null
  }
}

function asText(value: unknown): DecodedValue {
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value === 'object' && value !== null) return Object.values(value).map(asText)
  // Numbers, booleans, addresses, bytes and texts: all that the ABI has besides lists and tuples.
  return String(value)
}
