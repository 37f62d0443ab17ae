import type { Address, Hex } from 'viem'
import { getAddress, hashTypedData, isAddress, stringToBytes } from 'viem/utils'

import { InvalidPaymentRequestError } from './errors.ts'

/** A request to be paid. */
export type PaymentRequest = {
  /** EIP-155 id of the chain that the money comes on. */
  chainId: number
  /** Who is paid. */
  payee: Address
  /** The ERC-20 token; null for the chain's own currency. */
  token: Address | null
  /** In the smallest unit; more than zero. */
  amount: bigint
  /** What it is for, as the requester wrote it; at most `paymentRequestLimits.memo` bytes. Foreign text: show it as such. */
  memo: string
  /** Who asks: the payee, or another address on behalf of the payee. */
  requester: Address
  /** Seconds since 1970. */
  issued: number
  /** Seconds since 1970; undefined for a request without an end. */
  expires: number | undefined
  /** The last block before the request: what was paid up to it does not count. */
  fromBlock: number
  /** 8 bytes: two requests for the same are not the same request. */
  salt: Hex
}

/** A request with the requester's signature, where there is one. */
export type SignedPaymentRequest = PaymentRequest & { signature?: Hex | undefined }

/** What a request may hold. */
export const paymentRequestLimits = {
  /** Bytes of the memo. */
  memo: 280,
  /** Bytes of the signature: an account's can hold those of many owners. */
  signature: 4000,
} as const

const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

/**
 * A request from its parts, each checked, addresses with their checksum.
 *
 * @throws InvalidPaymentRequestError with the first field that cannot be used
 */
export function toPaymentRequest(input: SignedPaymentRequest): SignedPaymentRequest {
  const { chainId, token, amount, memo, issued, expires, fromBlock, salt, signature } = input
  need('chainId', isCount(chainId) && chainId > 0)
  need('amount', typeof amount === 'bigint' && amount > 0n && amount < 1n << 256n)
  need('memo', typeof memo === 'string' && memoBytes(memo) <= paymentRequestLimits.memo)
  need('issued', isMoment(issued))
  need('expires', expires === undefined || (isMoment(expires) && expires > issued))
  need('fromBlock', isCount(fromBlock))
  need('salt', /^0x[\da-f]{16}$/i.test(salt))
  need('signature', signature === undefined || isSignature(signature))
  return {
    chainId,
    payee: addressOf('payee', input.payee),
    token: token === null ? null : addressOf('token', token),
    amount,
    memo,
    requester: addressOf('requester', input.requester),
    issued,
    expires,
    fromBlock,
    salt: lower(salt),
    signature: signature && lower(signature),
  }
}

/** What the requester signs (EIP-712). The zero address stands for the chain's own currency, 0 for no end. */
export const paymentRequestTypedData = (request: PaymentRequest) =>
  ({
    domain: { name: 'Ghost Pay request', version: '1', chainId: request.chainId },
    types: {
      PaymentRequest: [
        { name: 'payee', type: 'address' },
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
        { name: 'memo', type: 'string' },
        { name: 'requester', type: 'address' },
        { name: 'issued', type: 'uint64' },
        { name: 'expires', type: 'uint64' },
        { name: 'fromBlock', type: 'uint64' },
        { name: 'salt', type: 'bytes8' },
      ],
    },
    primaryType: 'PaymentRequest',
    message: {
      payee: request.payee,
      token: request.token ?? zeroAddress,
      amount: request.amount,
      memo: request.memo,
      requester: request.requester,
      issued: BigInt(request.issued),
      expires: BigInt(request.expires ?? 0),
      fromBlock: BigInt(request.fromBlock),
      salt: request.salt,
    },
  }) as const

/**
 * The request in 32 bytes: what is signed, by what a request is known, and the reference that a payment of it can carry
 * (`bindMemo`).
 */
export const paymentRequestHash = (request: PaymentRequest): Hex =>
  hashTypedData(paymentRequestTypedData(request))

/** How many bytes a memo takes (UTF-8). */
export const memoBytes = (memo: string): number => stringToBytes(memo).length

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

/** The last second that a date can have (ECMAScript): a later one could not be shown. */
const latest = 8_640_000_000_000

const isMoment = (value: number): boolean => isCount(value) && value <= latest

const isSignature = (signature: Hex): boolean =>
  /^0x(?:[\da-f]{2})+$/i.test(signature) &&
  signature.length <= 2 + 2 * paymentRequestLimits.signature

/** Hex digits were checked before. */
const lower = (hex: Hex): Hex => `0x${hex.slice(2).toLowerCase()}`

function addressOf(field: string, address: Address): Address {
  need(field, isAddress(address, { strict: false }) && !/^0x0{40}$/i.test(address))
  return getAddress(address)
}

function need(field: string, holds: boolean): void {
  if (!holds) throw new InvalidPaymentRequestError(field)
}
