import type * as Wire from '@ghost-pay/gateway-wire'

import { addressWords, readAddress } from '../checksum.ts'
import { issueOf, type ValidationIssue } from '../errors.ts'
import {
  array,
  isPlain,
  type Issue,
  lazy,
  leaf,
  object,
  orElse,
  type Output,
  rescue,
  type Schema,
  type WireOf,
} from '../schema.ts'

/** Twenty bytes, checksummed (EIP-55). */
export type Address = `0x${string}`
/** Thirty-two bytes, in lower case. */
export type Hash = `0x${string}`
/** Any number of bytes. */
export type Hex = `0x${string}`
/** A set of words that the server may extend at any time. */
export type OpenEnum<known extends string> = known | (string & {})
/** 0 is a call, 1 a delegatecall; any other is refused. */
export type Operation = number

/** Any text. */
export const text = leaf('text', (value) => (typeof value === 'string' ? value : undefined))

/** Reads a whole number that JSON holds exactly, from 0, or `least`, to `most`. */
function readCount<output extends number>(value: unknown, least = 0, most = Infinity) {
  const isCount = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
  // The bounds are what makes it an `output`.
  return isCount ? (value as output) : undefined
}

/** A number of things: nonces, signatures, blocks. */
export const count = leaf('a whole number', (value) => readCount(value))
/** How many owners must sign: an account that nobody need sign for is none. */
export const threshold = leaf('a whole number from 1', (value) => readCount(value, 1))
/** Places after the point of a token's amounts, one byte on chain. */
export const decimals = leaf('a whole number from 0 to 255', (value) => readCount(value, 0, 255))
/** A call or a delegatecall. */
export const operation = leaf('0 or 1', (value) => readCount<Operation>(value, 0, 1))
/** Milliseconds since 1970, as far as `Date` goes. */
export const timestamp = leaf('a time in milliseconds', (value) => readCount(value, 0, 8.64e15))
/** True or false. */
export const flag = leaf('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
)
/** What nobody here looks into. */
export const anything = leaf('a value', (value) => value)

/** A field of which `null` and absent are the same: `null`. */
export const maybe = /* @__NO_SIDE_EFFECTS__ */ <output, wire>(
  schema: Schema<output, wire>,
): Schema<output | null, wire | null> => orElse(schema, () => null)

/** A `maybe` that the gateway leaves out where it has no value. */
export const optional = /* @__NO_SIDE_EFFECTS__ */ <output, wire>(schema: Schema<output, wire>) =>
  orElse(schema, () => null)

/** A list of which `null`, absent and empty are the same: `[]`. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <output, wire>(
  item: Schema<output, wire>,
): Schema<output[], wire[] | null> => orElse(array(item), (): output[] => [])

/**
 * Words of which some are known. The cast holds because `OpenEnum` is any text: the server's history shows a new word every six
 * months.
 */
export const openEnum = /* @__NO_SIDE_EFFECTS__ */ <
  known extends string,
  wire extends string = known,
>() => text as Schema<OpenEnum<known>, wire>

/** The word that `oneOf` has already read, which is why the cast holds. */
export const tag = /* @__NO_SIDE_EFFECTS__ */ <word extends string>() =>
  text as Schema<unknown> as Schema<word, word>

/** One word for all its spellings. */
export const spelled = /* @__NO_SIDE_EFFECTS__ */ <const word extends string>(
  word: word,
): Schema<word, string> => leaf(word, () => word)

/** Twenty bytes as hex: checksummed, or all in lower case. */
export const addressSchema: Schema<Address, string> = leaf(addressWords, readAddress)
/** Thirty-two bytes as hex. */
export const hashSchema: Schema<Hash, string> = leaf('a hash (32 bytes of hex)', (value) => {
  const hex = readHex(value)
  return hex?.length === 66 ? (hex.toLowerCase() as Hash) : undefined
})
/** Any number of bytes as hex. */
export const hexSchema: Schema<Hex, string> = leaf('whole bytes of hex', readHex)

function readHex(value: unknown): Hex | undefined {
  return typeof value === 'string' && value.length % 2 === 0 && /^0x[\da-fA-F]*$/.test(value)
    ? (value as Hex)
    : undefined
}

/** A whole number that the gateway writes as text and the product counts, such as a chain id. */
export const countText: Schema<number, string> = leaf('a whole number', (value) =>
  readCount(typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
)

/** A whole number of base units (wei, token units, gas), which the gateway writes as decimal text of at most 256 bits. */
export const amount: Schema<bigint, string> = leaf('a whole number of 256 bits', (value) => {
  const isWhole =
    typeof value === 'string' ? /^\d{1,78}$/.test(value) : readCount(value) !== undefined
  const output = isWhole ? BigInt(value as string | number) : -1n
  return output >> 256n === 0n ? output : undefined
})

/** A moment that the gateway writes as ISO 8601 text, as milliseconds since 1970. */
export const isoTimestamp: Schema<number, string> = leaf('a date', (value) => {
  const time =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(time) ? undefined : time
})

/** An address with what the gateway knows of it. */
export const addressInfoSchema: Schema<AddressInfo, Wire.AddressInfo> = object({
  value: addressSchema,
  name: maybe(text),
  logoUri: maybe(text),
})

/** An address with what the gateway knows of it. */
export type AddressInfo = {
  value: Address
  /** A name for people. */
  name: string | null
  logoUri: string | null
}

/** A member of a union, or an item of a list, that this version cannot read. */
export type UnknownMember = {
  type: 'unknown'
  /** The word the gateway wrote as its `type`; empty where it wrote none. */
  received: string
  /** The member as it came. What is no object comes as its field `value`. */
  raw: Record<string, unknown>
  /** What is wrong with it, where its kind is known and it does not look as that kind should. */
  issues?: readonly ValidationIssue[]
}

/** What could not be read, as it is kept: by itself, since a server can write whatever looks like it. */
const unreadable = new WeakSet<object>()

/** Keeps what came for people to see, instead of what could not be made of it. */
const keep = (input: unknown, issues?: Issue[]): UnknownMember => {
  const raw: Record<string, unknown> = isPlain(input) ? { ...input } : { value: input }
  const received = typeof raw.type === 'string' ? raw.type : ''
  const member: UnknownMember = { type: 'unknown', received, raw }
  if (issues) unreadable.add(Object.assign(member, { issues: issues.map(issueOf) }))
  return member
}

const unknownMember = leaf<UnknownMember, unknown>('an object with a type', (value) =>
  isPlain(value) && typeof value.type === 'string' ? keep(value) : undefined,
)

/** What `some` reads; what it cannot read stays as `{ type: 'unknown', raw, issues }`. */
export const orUnknown = /* @__NO_SIDE_EFFECTS__ */ <output, wire>(some: Schema<output, wire>) =>
  rescue(some, keep)

/** Whether it is what `orUnknown` keeps. */
export const isUnreadable = (
  item: unknown,
): item is UnknownMember & Required<Pick<UnknownMember, 'issues'>> =>
  isPlain(item) && unreadable.has(item)

/**
 * A union told apart by the field `type`. A member that is not known is kept as `{ type: 'unknown', received, raw }`; a known one
 * must look as it should.
 */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <members extends Record<string, Schema<unknown>>>(
  members: members,
) => {
  type Member = Output<members[keyof members]> | UnknownMember
  type Read = WireOf<members[keyof members]>
  // A record's entries forget which of them has which type; together they are what `members` says.
  const known = new Map(Object.entries(members) as [string, Schema<Member, Read>][])
  return lazy(
    (input): Schema<Member, Read> =>
      known.get((input as { type?: string } | null | undefined)?.type ?? '') ?? unknownMember,
  )
}
