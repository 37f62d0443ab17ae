import { GatewayParameterError } from './errors.ts'
import { addressWords, readAddress } from './schemas/address.ts'

type Named = Record<string, unknown>

/** @throws GatewayParameterError unless it is a positive whole number */
export const checkChainId = (chainId: number) =>
  check({ chainId }, pattern(/^[1-9]\d{0,15}$/), 'a positive whole number')

/** @throws GatewayParameterError naming the first that is not an address, or whose checksum (EIP-55) is wrong */
export const checkAddresses = (addresses: Named) => check(addresses, readAddress, addressWords)

/** @throws GatewayParameterError unless both can name an account */
export function checkSafe(safe: { chainId: number; address: string }): void {
  const { chainId, address } = checked(safe, 'safe')
  checkChainId(chainId)
  checkAddresses({ address })
}

/** @throws GatewayParameterError naming the first that is not a 32-byte hash */
export const checkHashes = (hashes: Named) =>
  check(hashes, pattern(/^0x[\da-fA-F]{64}$/), 'a hash (0x and 64 hex characters)')

/** @throws GatewayParameterError naming the first that is not hex bytes */
export const checkHex = (bytes: Named) =>
  check(bytes, pattern(/^0x(?:[\da-fA-F]{2})*$/), 'hex bytes')

/** @throws GatewayParameterError naming the first that is not a whole number of base units */
export const checkWhole = (numbers: Named) =>
  check(numbers, pattern(/^\d{1,78}$/), 'a whole number, as bigint or decimal text')

/** @throws GatewayParameterError naming the first that is not an amount in whole tokens, such as `1.5` */
export const checkDecimals = (numbers: Named) =>
  check(numbers, pattern(/^\d+(\.\d+)?$/), 'a decimal number')

/** @throws GatewayParameterError naming the first that no header can have as its value */
export const checkHeaders = (values: Named) =>
  check(values, pattern(/^[\x21-\x7e]+$/), 'made of letters, digits and signs, without spaces')

/** @throws GatewayParameterError naming the first that is not a finite number */
export const checkNumbers = (numbers: Named) => check(numbers, pattern(/^-?\d/), 'a finite number')

/** @throws GatewayParameterError naming the first that is not a time that `Date` can hold, in milliseconds */
export const checkTimes = (times: Named) =>
  check(
    times,
    (value) => typeof value === 'number' && !Number.isNaN(new Date(value).getTime()),
    'a time in milliseconds',
  )

/** @throws GatewayParameterError naming the first that is not a list */
export const checkLists = (lists: Named) => check(lists, Array.isArray, 'a list')

/**
 * What a call was given, or what one of its parameters is.
 *
 * @throws GatewayParameterError when it is not an object
 */
export function checked<parameters extends object>(
  parameters: parameters,
  name = 'parameters',
): parameters {
  if (typeof parameters !== 'object' || (parameters as unknown) === null) {
    throw new GatewayParameterError(name, parameters, 'an object')
  }
  return parameters
}

/** @throws GatewayParameterError unless it is a call (0) or a delegatecall (1) */
export function checkOperation(operation: number): asserts operation is 0 | 1 {
  check({ operation }, pattern(/^[01]$/), '0 (call) or 1 (delegatecall)')
}

/** @throws GatewayParameterError naming the first that could lead a path astray */
export const checkWords = (words: Named) =>
  check(words, pattern(/^[\w-][\w,.-]*$/), 'made of letters, digits, “_”, “-”, “.” and “,”')

/** Those parameters that have a value. */
export const given = (parameters: Named): Named =>
  Object.fromEntries(
    Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null),
  )

/** Only strings, numbers and bigints can match as text; any other value is refused. */
const pattern = (pattern: RegExp) => (value: unknown) =>
  /^(string|number|bigint)$/.test(typeof value) && pattern.test(value as string)

function check(parameters: Named, isRight: (value: unknown) => unknown, expected: string): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (!isRight(value)) throw new GatewayParameterError(name, value, expected)
  }
}
