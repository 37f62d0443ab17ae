import type * as Wire from '@ghost-pay/gateway-wire'

import { isPlain, lazy, leaf, object, type Schema } from '../schema.ts'
import type { Address } from './address.ts'
import { type AddressInfo, addressInfoSchema } from './addressInfo.ts'
import { type Hash, hashSchema, type Hex, hexSchema } from './hex.ts'
import { count } from './numbers.ts'
import { type Page, unionPageSchema } from './page.ts'
import { listOf, maybe, type OpenEnum, openEnum, tag, text } from './primitives.ts'
import { timestamp } from './times.ts'
import { oneOf, type UnknownMember } from './union.ts'

/** A message that owners sign off chain. */
export type Message = {
  messageHash: Hash
  status: OpenEnum<'NEEDS_CONFIRMATION' | 'CONFIRMED'>
  /** Logo of the app that requested it. */
  logoUri: string | null
  /** Name of the app that requested it. */
  name: string | null
  /** Text, or EIP-712 data. */
  message: string | TypedData
  /** Milliseconds since 1970. */
  creationTimestamp: number
  modifiedTimestamp: number
  confirmationsSubmitted: number
  /** The account's threshold now. */
  confirmationsRequired: number
  proposedBy: AddressInfo
  confirmations: {
    owner: AddressInfo
    signature: Hex
  }[]
  /** All signatures joined, once there are enough. */
  preparedSignature: Hex | null
  origin: string | null
}
/** An item of the list of messages. */
export type MessageItem =
  { type: 'DATE_LABEL'; timestamp: number } | (Message & { type: 'MESSAGE' }) | UnknownMember
/** A page of messages. */
export type MessagePage = Page<MessageItem>

/** Data for an EIP-712 signature, as it was proposed: nothing is added to it, since its hash would not be the same. */
export type TypedData = {
  domain: {
    name?: string | undefined
    version?: string | undefined
    chainId?: number | string | undefined
    verifyingContract?: Address | undefined
    salt?: string | undefined
  }
  primaryType: string
  types: Record<string, { name: string; type: string }[]>
  message: Record<string, unknown>
}

const typedDataSchema = leaf<TypedData, Wire.TypedData>('typed data', (value) => {
  const isTypedData =
    isPlain(value) &&
    isPlain(value.domain) &&
    isPlain(value.types) &&
    isPlain(value.message) &&
    typeof value.primaryType === 'string' &&
    Object.values(value.types).every(Array.isArray)
  // The parts that signing looks at have just been looked at.
  return isTypedData ? (value as TypedData) : undefined
})

const message: Schema<Message, Wire.Message> = object({
  messageHash: hashSchema,
  status: openEnum<'NEEDS_CONFIRMATION' | 'CONFIRMED'>(),
  logoUri: maybe(text),
  name: maybe(text),
  message: lazy((input) => (typeof input === 'string' ? text : typedDataSchema)),
  creationTimestamp: timestamp,
  modifiedTimestamp: timestamp,
  confirmationsSubmitted: count,
  confirmationsRequired: count,
  proposedBy: addressInfoSchema,
  confirmations: listOf(object({ owner: addressInfoSchema, signature: hexSchema })),
  preparedSignature: maybe(hexSchema),
  origin: maybe(text),
})

/** A message that owners sign off chain. */
export const messageSchema: Schema<Message> = message

/** Date labels come at 00:00 UTC: `groupMessages` ignores them. */
export const messageItemSchema: Schema<MessageItem, Wire.MessagePage['results'][number]> = oneOf({
  DATE_LABEL: object({ type: tag<'DATE_LABEL'>(), timestamp }),
  // `oneOf` has read the type, and an object keeps what it does not know.
  MESSAGE: message as unknown as Schema<Message & { type: 'MESSAGE' }, Wire.MessageItem>,
})

/** A page of messages, with labels of days. */
export const messagePageSchema: Schema<MessagePage> = unionPageSchema(
  messageItemSchema,
) satisfies Schema<MessagePage, Wire.MessagePage>
