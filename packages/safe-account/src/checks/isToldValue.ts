import { type AbiParameter, isAddress, isAddressEqual } from 'viem'

/**
 * Whether a value of calldata is the one that a gateway tells. Gateways write numbers, booleans and nested values as text. What the
 * gateway leaves out is the same, and so is a list in a writing that nobody can read.
 *
 * @param parameter the type of the value
 * @param own the value, read from the calldata
 * @param told the value, as the gateway tells it
 */
export function isToldValue(parameter: AbiParameter, own: unknown, told: unknown): boolean {
  if (told === null) return true
  const { type } = parameter
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined || type === 'tuple') {
    const values = listOf(own)
    const toldValues = listOf(told)
    if (values === undefined || toldValues === undefined) return typeof told === 'string'
    if (values.length !== toldValues.length) return false
    const components = 'components' in parameter ? parameter.components : []
    return values.every((value, index) => {
      const inner = item === undefined ? components[index] : { ...parameter, type: item }
      return inner !== undefined && isToldValue(inner, value, toldValues[index])
    })
  }
  const [one, other] = [writtenOf(own), writtenOf(told)]
  if (type === 'string') return one === other
  if (type === 'address') return isAddress(other) && isAddressEqual(own as typeof other, other) // Read as one.
  if (/^u?int/.test(type))
    return /^(-?\d+|0x[\da-f]+)$/i.test(other) && BigInt(other) === BigInt(one)
  return one.toLowerCase() === other.toLowerCase()
}

/** The values of a list or of a tuple; a gateway may write one as text. */
function listOf(value: unknown): readonly unknown[] | undefined {
  const list: unknown = typeof value === 'string' ? parsed(value) : value
  if (Array.isArray(list)) return list as unknown[]
  return typeof list === 'object' && list !== null ? Object.values(list) : undefined
}

/** A gateway may write large numbers without quotes: as numbers they would be rounded. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.includes('"') ? text : text.replace(/-?\d+/g, '"$&"'))
  } catch {
    return undefined
  }
}

/** A value as text: a list or an object, where none is due, in JSON. */
export const writtenOf = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (_, inner: unknown) =>
        typeof inner === 'bigint' ? String(inner) : inner,
      )
    : typeof value === 'string'
      ? value
      : `${value as number | bigint | boolean | undefined}`
