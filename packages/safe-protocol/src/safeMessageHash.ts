import type { Hex, TypedDataDefinition } from 'viem'
import { hashMessage, hashTypedData, keccak256 } from 'viem/utils'

import { domainHash, type SafeDomain, typedDataDigest } from './domain.ts'
import { InvalidFieldError } from './errors.ts'
import { isHexBytes, toHexBytes } from './hex.ts'
import { isObject } from './isObject.ts'
import { isWholeText } from './isWholeText.ts'
import { readTypedDomain, readTypedMessage } from './readTypedValues.ts'

/**
 * A message as an application asks an account to sign it: text, bytes (as in viem's `signMessage`), or typed data.
 * Typed data may come straight from JSON: whole numbers as decimal text or in hex, `domain.chainId` too.
 */
export type SafeMessage = string | { raw: Hex | Uint8Array } | SafeMessageTypedDataInput

/** EIP-712 data as wallets exchange it. */
export type SafeMessageTypedDataInput = {
  domain?: Record<string, unknown> | null | undefined
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** A message and the account that signs it. */
export type SafeMessageParameters = SafeDomain & { message: SafeMessage }

/** keccak256 of `SafeMessage(bytes message)` */
const safeMessageTypeHash = '60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca'

/**
 * The hash the owners sign when the account signs a message: `getMessageHashForSafe(safe, abi.encode(inner))` of the
 * contract's `CompatibilityFallbackHandler`, where `inner` is `messageDigest(message)`. See behaviour/safe-protocol#message-hash.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function safeMessageHash({ message, ...safe }: SafeMessageParameters): Hex {
  return typedDataDigest(domainHash(safe), safeMessageStructHash(messageDigest(message)))
}

/**
 * What an application hashes before it asks `isValidSignature` (EIP-1271): EIP-191 for text and bytes, EIP-712 for
 * typed data.
 *
 * @throws InvalidFieldError when the message is none of the three; `field` is the path of a value that does not fit its type
 */
export function messageDigest(message: SafeMessage): Hex {
  if (typeof message === 'string') {
    if (isWholeText(message)) return hashMessage(message)
    throw new InvalidFieldError('message', message, 'text, with no character cut in half')
  }
  if (isObject(message)) {
    if ('raw' in message) return digestOfBytes(message.raw)
    if ('types' in message) return digestOfTypedData(message)
  }
  throw new InvalidFieldError('message', message, 'text, { raw } or EIP-712 typed data')
}

/** The EIP-712 struct hash of `SafeMessage(bytes message)`: what a device shows as “message hash”. */
export function safeMessageStructHash(bytes: Hex): Hex {
  return keccak256(`0x${safeMessageTypeHash}${keccak256(toHexBytes('message', bytes)).slice(2)}`)
}

function digestOfBytes(raw: unknown): Hex {
  if (raw instanceof Uint8Array || isHexBytes(raw)) return hashMessage({ raw })
  throw new InvalidFieldError('message.raw', raw, 'bytes, or whole bytes as hex text')
}

function digestOfTypedData(data: SafeMessageTypedDataInput): Hex {
  const { types, primaryType } = data
  try {
    if (!areNamesPlain(types)) throw new Error('A name holds a mark of the type string.')
    const domain = readTypedDomain(data.domain, types)
    const message = readTypedMessage(primaryType, data.message, types)
    // The types come from outside: hashTypedData throws when it cannot use them.
    return hashTypedData({ types, primaryType, domain, message } as TypedDataDefinition)
  } catch (cause) {
    if (cause instanceof InvalidFieldError) throw cause
    const error = new InvalidFieldError(
      'message',
      primaryType,
      'typed data whose values fit its types',
    )
    error.cause = cause
    throw error
  }
}

/**
 * Whether no name holds a mark that parts the names of a type string from each other: with one, fields that are shown are others
 * than those that whoever checks the signature reads.
 */
function areNamesPlain(types: SafeMessageTypedDataInput['types']): boolean {
  return Object.entries(types).every(
    ([type, fields]) =>
      !/[\s(),[\]]/.test(type) && fields.every((field) => !/[\s(),]/.test(field.name + field.type)),
  )
}
