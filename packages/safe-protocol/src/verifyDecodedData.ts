import type { AbiParameter } from 'viem'
import { encodeAbiParameters, parseAbiParameters, toFunctionSelector } from 'viem/utils'

import { isHexBytes } from './hex.ts'

/** Calldata as a gateway has decoded it. */
export type DecodedData = {
  method: string
  parameters?: readonly { type: string; value?: unknown }[] | null | undefined
}

/**
 * Whether a gateway's decoding says what the calldata says: the decoding is encoded again and compared.
 *
 * @param parameters.data the calldata
 * @param parameters.decoded `dataDecoded` of the gateway
 * @returns `false` also when the decoding cannot be encoded, so that nothing but `true` is to be believed
 */
export function verifyDecodedData({
  data,
  decoded: { method, parameters },
}: {
  data: string
  decoded: DecodedData
}): boolean {
  if (!isHexBytes(data) || !/^[A-Za-z_$][\w$]*$/.test(method)) return false
  const list = parameters ?? []
  try {
    const types = list.map(({ type }) => type).join(',')
    const selector = toFunctionSelector(`function ${method}(${types})`)
    const abi: readonly AbiParameter[] = list.length === 0 ? [] : parseAbiParameters(types)
    const values = abi.map((parameter, index) => toAbiValue(parameter, list[index]?.value))
    const encoded = encodeAbiParameters(abi, values)
    return `${selector}${encoded.slice(2)}`.toLowerCase() === data.toLowerCase()
  } catch {
    // A decoding that viem cannot parse or encode again is wrong.
    return false
  }
}

/** Gateways write numbers, booleans and nested values as text. */
function toAbiValue(parameter: AbiParameter, value: unknown): unknown {
  const array = /^(.*)\[\d*\]$/.exec(parameter.type)
  if (array) {
    const item: AbiParameter = { ...parameter, type: array[1] ?? '' }
    return listOf(value).map((entry) => toAbiValue(item, entry))
  }
  if (parameter.type === 'tuple' && 'components' in parameter) {
    const entries = listOf(value)
    return parameter.components.map((component, index) => toAbiValue(component, entries[index]))
  }
  if (/^u?int/.test(parameter.type)) return BigInt(String(value))
  if (parameter.type === 'bool') return String(value).toLowerCase() === 'true'
  return value
}

function listOf(value: unknown): readonly unknown[] {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (!Array.isArray(list)) throw new TypeError('A list was expected.')
  return list
}
