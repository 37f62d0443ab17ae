import { lazy, leaf, object, type Output, type Schema } from '../schema.ts'
import { pageSchema } from './page.ts'
import {
  addressInfoSchema,
  type Address,
  count,
  hashSchema,
  hexSchema,
  listOf,
  maybe,
  oneOf,
  openEnum,
  tag,
  text,
  timestamp,
} from './primitives.ts'

/** A message that owners sign off chain. */
export type Message = Output<typeof messageSchema>
/** An item of the list of messages. */
export type MessageItem = Output<typeof messageItemSchema>
/** A page of messages. */
export type MessagePage = Output<typeof messagePageSchema>

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typedDataSchema = leaf('typed data', (value) => {
  const isTypedData =
    isObject(value) &&
    isObject(value.domain) &&
    isObject(value.types) &&
    isObject(value.message) &&
    typeof value.primaryType === 'string' &&
    Object.values(value.types).every(Array.isArray)
  // The parts that signing looks at have just been looked at.
  return isTypedData ? (value as TypedData) : undefined
})

/** A message that owners sign off chain. */
export const messageSchema = object({
  messageHash: hashSchema,
  status: openEnum<'NEEDS_CONFIRMATION' | 'CONFIRMED'>(),
  /** Logo of the app that asked for it. */
  logoUri: maybe(text),
  /** Name of the app that asked for it. */
  name: maybe(text),
  message: lazy((input): Schema<string | TypedData> =>
    typeof input === 'string' ? text : typedDataSchema,
  ),
  creationTimestamp: timestamp,
  modifiedTimestamp: timestamp,
  confirmationsSubmitted: count,
  /** The account's threshold now. */
  confirmationsRequired: count,
  proposedBy: addressInfoSchema,
  confirmations: listOf(object({ owner: addressInfoSchema, signature: hexSchema })),
  /** All signatures joined, once there are enough. */
  preparedSignature: maybe(hexSchema),
  origin: maybe(text),
})

/** Date labels come at 00:00 UTC: `groupMessages` ignores them. */
export const messageItemSchema = oneOf({
  DATE_LABEL: object({ type: tag<'DATE_LABEL'>(), timestamp }),
  // `oneOf` has read the type, and an object keeps what it does not know.
  MESSAGE: messageSchema as unknown as Schema<Message & { type: 'MESSAGE' }>,
})

/** A page of messages, with labels of days. */
export const messagePageSchema = pageSchema(messageItemSchema)
