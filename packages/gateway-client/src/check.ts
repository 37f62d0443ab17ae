import { GatewayParameterError } from './errors.ts'

type Named = Record<string, unknown>

/** @throws GatewayParameterError unless it is a positive whole number */
export const checkChainId = (chainId: number) =>
  check({ chainId }, /^[1-9]\d{0,15}$/, 'a positive whole number')

/** @throws GatewayParameterError naming the first that is no address */
export const checkAddresses = (addresses: Named) =>
  check(addresses, /^0x[\da-f]{40}$/i, 'an address (0x and 40 hex characters)')

/** @throws GatewayParameterError unless both can name an account */
export function checkSafe({ chainId, address }: { chainId: number; address: string }): void {
  checkChainId(chainId)
  checkAddresses({ address })
}

/** @throws GatewayParameterError naming the first that is no 32-byte hash */
export const checkHashes = (hashes: Named) =>
  check(hashes, /^0x[\da-f]{64}$/i, 'a hash (0x and 64 hex characters)')

/** @throws GatewayParameterError naming the first that is not hex bytes */
export const checkHex = (bytes: Named) => check(bytes, /^0x([\da-f]{2})*$/i, 'hex bytes')

/** @throws GatewayParameterError naming the first that is no whole number of base units */
export const checkWhole = (numbers: Named) =>
  check(numbers, /^\d{1,78}$/, 'a whole number, as bigint or decimal text')

/** @throws GatewayParameterError naming the first that is no amount in whole tokens, such as `1.5` */
export const checkDecimals = (numbers: Named) => check(numbers, /^\d+(\.\d+)?$/, 'a decimal number')

/** @throws GatewayParameterError unless it is a call (0) or a delegatecall (1) */
export const checkOperation = (operation: number) =>
  check({ operation }, /^[01]$/, '0 (call) or 1 (delegatecall)')

/** @throws GatewayParameterError naming the first that could lead a path astray */
export const checkWords = (words: Named) =>
  check(words, /^[\w-][\w,.-]*$/, 'made of letters, digits, “_”, “-”, “.” and “,”')

/** Those parameters that have a value. */
export const given = (parameters: Named): Named =>
  Object.fromEntries(
    Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null),
  )

function check(parameters: Named, pattern: RegExp, expected: string): void {
  for (const [name, value] of Object.entries(parameters)) {
    // Only text, numbers and bigints can match as text; whatever else comes is refused.
    const isPlain = /^(string|number|bigint)$/.test(typeof value)
    if (!isPlain || !pattern.test(value as string)) {
      throw new GatewayParameterError(name, value, expected)
    }
  }
}
