import type { Address } from 'viem'
import { bytesToHex, bytesToString, hexToBytes, numberToBytes, stringToBytes } from 'viem/utils'

import { fromBase64url, toBase64url } from '../base64url.ts'
import { type ByteReader, readBytes, writeBytes } from '../bytes.ts'
import { checksumBytes, checksumOf } from '../checksum.ts'
import { compress, decompress } from '../compress.ts'
import { InvalidPaymentRequestError, UnreadablePaymentRequestError } from './errors.ts'
import { type SignedPaymentRequest, toPaymentRequest } from './paymentRequest.ts'

/** The first form of the text. Another form has another number. */
const textPrefix = 'gpr1.'

/** No request needs more bytes, nor more characters. */
const limits = { bytes: 5000, characters: 8000 }

/**
 * A request as short text for a link fragment or a QR code: letters, digits, `.`, `-` and `_` only. What is after `#` never reaches
 * a server. See behaviour/requests#text.
 *
 * @throws InvalidPaymentRequestError
 */
export function encodePaymentRequest(request: SignedPaymentRequest): string {
  const packed = compress(toBytes(toPaymentRequest(request)))
  return textPrefix + toBase64url(Uint8Array.of(...checksumOf(packed), ...packed))
}

/**
 * Reads the text of a request, or a link that ends with it. Nobody vouches for what it says yet: `verifyPaymentRequest` does.
 *
 * @throws UnreadablePaymentRequestError when it is neither, or not whole
 */
export function decodePaymentRequest(input: string): SignedPaymentRequest {
  if (input.length > limits.characters) throw new UnreadablePaymentRequestError('tooLarge')
  const text = /(?:^|[#=/?&])(gpr\d+\.[\w-]*)$/.exec(input.trim())?.[1]
  if (text === undefined) throw new UnreadablePaymentRequestError('format')
  if (!text.startsWith(textPrefix)) throw new UnreadablePaymentRequestError('formatVersion')
  const packed = fromBase64url(text.slice(textPrefix.length))
  const bytes = packed && unpack(packed)
  const request = bytes && fromBytes(bytes)
  // One request has one text: what says the same in other bytes was not written by this program.
  if (request === undefined || encodePaymentRequest(request) !== text) {
    throw new UnreadablePaymentRequestError('damaged')
  }
  return request
}

function unpack(packed: Uint8Array): Uint8Array | undefined {
  const body = packed.subarray(checksumBytes)
  const checksum = checksumOf(body)
  return checksum.every((byte, at) => byte === packed[at])
    ? decompress(body, { limit: limits.bytes })
    : undefined
}

function toBytes(request: SignedPaymentRequest): Uint8Array {
  const output = writeBytes()
  output.count(request.chainId)
  output.bytes(hexToBytes(request.payee))
  output.sized(request.token === null ? new Uint8Array() : hexToBytes(request.token))
  output.sized(numberToBytes(request.amount))
  output.sized(stringToBytes(request.memo))
  output.bytes(hexToBytes(request.requester))
  output.count(request.issued)
  output.count(request.expires ?? 0)
  output.count(request.fromBlock)
  output.bytes(hexToBytes(request.salt))
  output.sized(hexToBytes(request.signature ?? '0x'))
  return output.done()
}

/** Undefined when the bytes end too early, when some are left over, or when a field cannot be used. */
function fromBytes(source: Uint8Array): SignedPaymentRequest | undefined {
  const input = readBytes(source)
  try {
    const chainId = need(input.count())
    const payee = bytesToHex(need(input.bytes(20)))
    const token = readToken(input)
    const amount = need(input.sized())
    const memo = bytesToString(need(input.sized()))
    const requester = bytesToHex(need(input.bytes(20)))
    const issued = need(input.count())
    const expires = need(input.count()) || undefined
    const fromBlock = need(input.count())
    const salt = bytesToHex(need(input.bytes(8)))
    const signature = bytesToHex(need(input.sized()))
    if (input.left() > 0 || amount.length === 0 || amount.length > 32) return undefined
    return toPaymentRequest({
      chainId,
      payee,
      token,
      amount: BigInt(bytesToHex(amount)),
      memo,
      requester,
      issued,
      expires,
      fromBlock,
      salt,
      signature: signature === '0x' ? undefined : signature,
    })
  } catch (error) {
    if (error instanceof EndedEarly || error instanceof InvalidPaymentRequestError) return undefined
    throw error
  }
}

/** Thrown and caught in here alone. */
class EndedEarly extends Error {}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new EndedEarly()
  return value
}

function readToken(input: ByteReader): Address | null {
  const bytes = need(input.sized())
  return bytes.length === 0 ? null : bytesToHex(bytes)
}
