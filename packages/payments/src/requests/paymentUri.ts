import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'

import { UnreadablePaymentUriError } from './errors.ts'

/** What an EIP-681 link asks for. */
export type PaymentUri = {
  /** EIP-155 id; undefined where the link leaves the chain to the payer. */
  chainId: number | undefined
  /** Who is paid. */
  recipient: Address
  /** The ERC-20 token; null for the chain's own currency. */
  token: Address | null
  /** In the smallest unit; undefined where the link leaves it to the payer. */
  amount: bigint | undefined
}

/** No payment link needs more characters. */
const longest = 400

/**
 * Writes a payment as an EIP-681 link. Amounts are whole numbers of the smallest unit, without an exponent: every wallet reads them
 * as the same amount. See behaviour/requests#link.
 *
 * @throws RangeError when chain id or amount is none
 * @throws InvalidAddressError (viem) when an address is none
 */
export function formatPaymentUri({ chainId, recipient, token, amount }: PaymentUri): string {
  if (chainId !== undefined && !isChainId(chainId)) throw new RangeError('No chain id.')
  if (amount !== undefined && (amount < 0n || amount >= 1n << 256n)) {
    throw new RangeError('No amount.')
  }
  const payee = getAddress(recipient)
  const at = chainId === undefined ? '' : `@${chainId}`
  if (token === null) {
    return `ethereum:${payee}${at}${amount === undefined ? '' : `?value=${amount}`}`
  }
  const uint = amount === undefined ? '' : `&uint256=${amount}`
  return `ethereum:${getAddress(token)}${at}/transfer?address=${payee}${uint}`
}

/**
 * Reads an EIP-681 link that pays the chain's own currency or an ERC-20 token. What two programs could read as two payments is
 * refused: a name, a broken checksum, another function, a parameter that is unknown, doubled or in another order, a number that is
 * not whole. Gas parameters are left out, as the standard allows. See behaviour/requests#link-read.
 *
 * @throws UnreadablePaymentUriError
 */
export function readPaymentUri(text: string): PaymentUri {
  const trimmed = text.trim()
  if (trimmed.length > longest) throw new UnreadablePaymentUriError('tooLong')
  const parts = /^ethereum:(?:pay-)?([^@/?]+)(?:@([^/?]*))?(?:\/([^?]*))?(?:\?(.*))?$/is.exec(
    trimmed,
  )
  if (parts === null) throw new UnreadablePaymentUriError('format')
  const [, target = '', chain, called, query = ''] = parts
  const address = readAddress(target)
  const chainId = chain === undefined ? undefined : readChainId(chain)
  const parameters = readParameters(query)
  if (called === undefined) {
    const [[key, value] = [], ...more] = parameters
    if (key === undefined) return { chainId, recipient: address, token: null, amount: undefined }
    if (key !== 'value' || more.length > 0) throw new UnreadablePaymentUriError('parameter')
    return { chainId, recipient: address, token: null, amount: readUint256(value ?? '') }
  }
  if (called !== 'transfer') throw new UnreadablePaymentUriError('function')
  // The order of the types is part of the function: transfer(uint256,address) is another one.
  const [[first, payee] = [], [second, uint] = [], ...more] = parameters
  if (first !== 'address' || more.length > 0 || (second !== undefined && second !== 'uint256')) {
    throw new UnreadablePaymentUriError('parameter')
  }
  return {
    chainId,
    recipient: readAddress(payee ?? ''),
    token: address,
    amount: second === undefined ? undefined : readUint256(uint ?? ''),
  }
}

const gas = ['gas', 'gasLimit', 'gasPrice']

/** What is behind the question mark, but for gas. */
function readParameters(query: string): [key: string, value: string][] {
  if (query === '') return []
  const all = query.split('&').map((one): [string, string] => {
    const [key = '', value, ...rest] = one.split('=')
    if (value === undefined || rest.length > 0) throw new UnreadablePaymentUriError('parameter')
    return [key, value]
  })
  if (new Set(all.map(([key]) => key)).size < all.length) {
    throw new UnreadablePaymentUriError('parameter')
  }
  return all.filter(([key]) => !gas.includes(key))
}

function readAddress(text: string): Address {
  if (!/^0x/i.test(text)) {
    throw new UnreadablePaymentUriError(text.includes('.') ? 'name' : 'format')
  }
  if (!isAddress(text, { strict: false })) throw new UnreadablePaymentUriError('format')
  const digits = text.slice(2)
  const hasCase = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  if (hasCase && !isAddress(text)) throw new UnreadablePaymentUriError('checksum')
  return getAddress(`0x${digits.toLowerCase()}`)
}

function readChainId(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  if (!isChainId(id)) throw new UnreadablePaymentUriError('number')
  return id
}

const isChainId = (id: number): boolean => Number.isSafeInteger(id) && id > 0

/** A number as the standard writes it, with point and exponent, worked out in whole numbers. */
function readUint256(text: string): bigint {
  const parts = /^\+?(\d{1,80})(?:\.(\d{1,80}))?(?:e(\d{1,2}))?$/i.exec(text)
  if (parts === null) throw new UnreadablePaymentUriError('number')
  const [, whole = '', fraction = '', exponent = '0'] = parts
  const zeros = Number(exponent) - fraction.length
  // The standard: the exponent is at least as large as the number of decimals.
  if (zeros < 0) throw new UnreadablePaymentUriError('number')
  const value = BigInt(whole + fraction) * 10n ** BigInt(zeros)
  if (value >= 1n << 256n) throw new UnreadablePaymentUriError('number')
  return value
}
