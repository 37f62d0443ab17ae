import { array, lazy, leaf, object, orElse, type Output, type Schema } from '../schema.ts'

/** Twenty bytes, checksummed as the gateway sent it. */
export type Address = `0x${string}`
/** Thirty-two bytes. */
export type Hash = `0x${string}`
/** Any number of bytes. */
export type Hex = `0x${string}`
/** A set of words that the server may extend at any time. */
export type OpenEnum<known extends string> = known | (string & {})

/** Any text. */
export const text = leaf('text', (value) => (typeof value === 'string' ? value : undefined))
/** A number that JSON holds exactly. */
export const count = leaf('a number', (value) => (typeof value === 'number' ? value : undefined))
/** True or false. */
export const flag = leaf('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
)
/** What nobody here looks into. */
export const anything = leaf('a value', (value) => value)
/** Milliseconds since 1970. */
export const timestamp = leaf('a time in milliseconds', (value) =>
  typeof value === 'number' ? value : undefined,
)

/** A field of which `null` and absent are the same: `null`. */
export const maybe = /* @__NO_SIDE_EFFECTS__ */ <output>(schema: Schema<output>) =>
  orElse(schema, () => null)

/** A list of which `null`, absent and empty are the same: `[]`. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <output>(item: Schema<output>) =>
  orElse(array(item), (): output[] => [])

/**
 * Words of which some are known. The cast holds because `OpenEnum` is any text: the server's history shows a new word every six
 * months.
 */
export const openEnum = /* @__NO_SIDE_EFFECTS__ */ <known extends string>() =>
  text as Schema<OpenEnum<known>>

/** The word that `oneOf` has already read, which is why the cast holds. */
export const tag = /* @__NO_SIDE_EFFECTS__ */ <word extends string>() =>
  text as Schema<unknown> as Schema<word>

/** One word for all its spellings. */
export const spelled = /* @__NO_SIDE_EFFECTS__ */ <const word extends string>(word: word) =>
  leaf(word, () => word)

const matching = /* @__NO_SIDE_EFFECTS__ */ <output extends string>(
  expected: string,
  pattern: RegExp,
) =>
  leaf(expected, (value) =>
    // The pattern is what makes it an `output`.
    typeof value === 'string' && pattern.test(value) ? (value as output) : undefined,
  )

/** Twenty bytes as hex, in any case. */
export const addressSchema = matching<Address>('an address', /^0x[\da-f]{40}$/i)
/** Thirty-two bytes as hex. */
export const hashSchema = matching<Hash>('a hash', /^0x[\da-f]{64}$/i)
/** Any number of bytes as hex. */
export const hexSchema = matching<Hex>('hex bytes', /^0x[\da-f]*$/i)

/** A whole number, written as decimal text of at most 256 bits, or as a number. */
const whole = /* @__NO_SIDE_EFFECTS__ */ <output>(convert: (value: string | number) => output) =>
  leaf('a whole number', (value) =>
    (typeof value === 'string' || typeof value === 'number') && /^\d{1,78}$/.test(`${value}`)
      ? convert(value)
      : undefined,
  )

/** A whole number of base units (wei, token units, gas), which the gateway writes as decimal text. */
export const amount = whole((value) => BigInt(value))

/** A whole number that the gateway writes as text and the product counts, such as a chain id. */
export const countText = whole((value) => Number(value))

/** A moment that the gateway writes as ISO 8601 text, as milliseconds since 1970. */
export const isoTimestamp = leaf('a date', (value) => {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? undefined : time
})

/** An address with what the gateway knows of it. */
export const addressInfoSchema = object({
  value: addressSchema,
  name: maybe(text),
  logoUri: maybe(text),
})

/** An address with what the gateway knows of it. */
export type AddressInfo = Output<typeof addressInfoSchema>

/** A member of a union that this version does not know. */
export type UnknownMember = {
  type: 'unknown'
  /** The word the gateway wrote. */
  received: string
  /** The member as it came. */
  raw: Record<string, unknown>
}

const unknownMember: Schema<UnknownMember> = leaf('an object with a type', (value) => {
  const raw = (typeof value === 'object' && value) || {}
  return 'type' in raw && typeof raw.type === 'string'
    ? { type: 'unknown', received: raw.type, raw: { ...raw } }
    : undefined
})

/**
 * A union told apart by the field `type`. A member that is not known is kept as `{ type: 'unknown', received, raw }`; a known one
 * must look as it should.
 */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <members extends Record<string, Schema<unknown>>>(
  members: members,
) => {
  type Member = Output<members[keyof members]> | UnknownMember
  // A record's entries forget which of them has which type; together they are what `members` says.
  const known = new Map(Object.entries(members) as [string, Schema<Member>][])
  return lazy(
    (input): Schema<Member> =>
      known.get((input as { type?: string } | null | undefined)?.type ?? '') ?? unknownMember,
  )
}
