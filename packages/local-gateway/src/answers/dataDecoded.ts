import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  decodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  isHex,
  parseAbi,
  size,
  slice,
  toFunctionSelector,
} from 'viem'
import type {
  BaseDataDecoded,
  DataDecoded,
  DataDecodedParameter,
  DataDecodedValue,
  MultiSend,
} from '@ghost-pay/gateway-wire'
import {
  erc20ExtensionsAbi,
  type MetaTransaction,
  safeAbi,
  SafeProtocolError,
  safeProxyFactoryAbi,
  signMessageLibAbi,
} from '@ghost-pay/safe-protocol'
import { decodeMultiSend, multiSendAbi } from '@ghost-pay/safe-protocol/multisend'

import type { Names } from './names.ts'

/** Functions of older account contracts, and of contracts that payments often call. */
const furtherAbi = parseAbi([
  'function changeMasterCopy(address _masterCopy)',
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

/** Functions of tokens with the names that the hosted gateway gives their arguments; viem's ABIs have others. */
const tokenAbi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function balanceOf(address owner)',
])

const knownFunctions: ReadonlyMap<Hex, AbiFunction> = bySelector([
  ...erc721Abi,
  ...erc20Abi,
  ...erc20ExtensionsAbi,
  ...tokenAbi,
  ...furtherAbi,
  ...safeProxyFactoryAbi,
  ...signMessageLibAbi,
  ...multiSendAbi,
  ...safeAbi,
] as Abi) // each list is an ABI; together they are one

const multiSendSelector = toFunctionSelector(multiSendAbi[0])

function bySelector(abi: Abi): Map<Hex, AbiFunction> {
  return new Map(
    abi.filter((item) => item.type === 'function').map((item) => [toFunctionSelector(item), item]),
  )
}

/**
 * Decodes calldata: with the ABI of the called contract where it is known, else with the functions of accounts,
 * batches and tokens.
 *
 * @returns null when there is no data, or the function is unknown
 */
export function decodeData(data: Hex, to: Address | null, names: Names): DataDecoded | null {
  if (size(data) < 4) return null
  const selector = slice(data, 0, 4)
  const ownAbi = to ? names.contract(to)?.abi : undefined
  const own = ownAbi && bySelector(ownAbi).get(selector)
  const found = own ?? knownFunctions.get(selector)
  if (!found) return null
  try {
    const decoded: { args?: readonly unknown[] | undefined } = decodeFunctionData({
      abi: [found],
      data,
    })
    const values = decoded.args ?? []
    return {
      method: found.name,
      parameters: found.inputs.map((input, index) =>
        decodedParameter({ input, value: values[index], data, names }),
      ),
      accuracy: own ? 'FULL_MATCH' : 'ONLY_FUNCTION_MATCH',
    }
  } catch {
    return null
  }
}

function decodedParameter({
  input,
  value,
  data,
  names,
}: {
  input: AbiParameter
  value: unknown
  /** The calldata that contains the parameter. */
  data: Hex
  names: Names
}): DataDecodedParameter {
  const parameter = { name: input.name ?? '', type: input.type, value: asText(value) }
  if (!isHex(value) || input.type !== 'bytes') return parameter
  if (slice(data, 0, 4) === multiSendSelector)
    return {
      ...parameter,
      valueDecoded: batchOf(data)?.map((call) => explain(call, names)) ?? null,
    }
  return { ...parameter, valueDecoded: decodeInside(value, null, names) }
}

function explain(call: MetaTransaction, names: Names): MultiSend {
  const { operation, to, value, data } = call
  return {
    operation,
    to,
    value: value.toString(),
    data: data === '0x' ? null : data,
    dataDecoded: decodeInside(data, to, names),
  }
}

function decodeInside(data: Hex, to: Address | null, names: Names): BaseDataDecoded | null {
  const decoded = decodeData(data, to, names)
  return decoded && { method: decoded.method, parameters: decoded.parameters }
}

/**
 * The calls of a batch, when the calldata is one that the contract would run as it is read here.
 *
 * @returns null for any other calldata, and for a batch whose bytes do not hold whole calls or delegatecalls
 */
export function batchOf(data: Hex): MetaTransaction[] | null {
  try {
    return decodeMultiSend(data)
  } catch (error) {
    if (error instanceof SafeProtocolError) return null
    throw error
  }
}

function asText(value: unknown): DataDecodedValue {
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value === 'object' && value !== null) return Object.values(value).map(asText)
  // Numbers, booleans, addresses, bytes and texts: all that the ABI has besides lists and tuples.
  return String(value)
}
