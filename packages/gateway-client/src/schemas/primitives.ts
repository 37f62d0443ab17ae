import * as v from 'valibot'

/** Twenty bytes, checksummed as the gateway sent it. */
export type Address = `0x${string}`
/** Thirty-two bytes. */
export type Hash = `0x${string}`
/** Any number of bytes. */
export type Hex = `0x${string}`
/** A set of words that the server may extend at any time. */
export type OpenEnum<known extends string> = known | (string & {})

/** A field of which `null`, absent and `null` again are the same: `null`. */
export const maybe = <schema extends v.GenericSchema>(schema: schema) => v.nullish(schema, null)

/** A list of which `null`, absent and empty are the same: `[]`. */
export const listOf = <item extends v.GenericSchema>(item: item) =>
  v.nullish(v.array(item), () => [])

/**
 * An object: fields that are not known pass, but only the known ones are part of the type. Without the cast every misspelt
 * field would be `unknown` instead of a mistake.
 */
export const object = <entries extends v.ObjectEntries>(entries: entries) =>
  v.looseObject(entries) as unknown as v.ObjectSchema<entries, undefined>

export const text = v.string()
export const count = v.number()
export const flag = v.boolean()
/** Milliseconds since 1970. */
export const timestamp = v.number()

/**
 * Words of which some are known. The casts hold because `OpenEnum` is any text: the server's history shows a new word every
 * six months.
 */
export const openEnum = <known extends string>() =>
  text as v.GenericSchema as v.GenericSchema<unknown, OpenEnum<known>>

/** The word that `oneOf` has already read, which is why the cast holds. */
export const tag = <word extends string>() =>
  text as v.GenericSchema as v.GenericSchema<unknown, word>

/** One word for all its spellings. */
export const spelled = <const word extends string>(word: word) =>
  v.pipe(
    text,
    v.transform(() => word),
  )

const matching = <T extends string>(pattern: RegExp, name: string) =>
  v.custom<T>((input) => typeof input === 'string' && pattern.test(input), `Expected ${name}`)

export const addressSchema = matching<Address>(/^0x[\da-f]{40}$/i, 'an address')
export const hashSchema = matching<Hash>(/^0x[\da-f]{64}$/i, 'a hash')
export const hexSchema = matching<Hex>(/^0x[\da-f]*$/i, 'hex bytes')

const digits = v.custom<string | number>(
  (input) =>
    (typeof input === 'string' || typeof input === 'number') && /^\d{1,78}$/.test(`${input}`),
  'Expected a whole number',
)

/** A whole number of base units (wei, token units, gas), which the gateway writes as decimal text. */
export const amount = v.pipe(
  digits,
  v.transform((value) => BigInt(value)),
)

/** A whole number that the gateway writes as text and the product counts, such as a chain id. */
export const countText = v.pipe(
  digits,
  v.transform((value) => Number(value)),
)

/** A moment that the gateway writes as ISO 8601 text, as milliseconds since 1970. */
export const isoTimestamp = v.pipe(
  v.custom<string>(
    (input) => typeof input === 'string' && !Number.isNaN(Date.parse(input)),
    'Expected a date',
  ),
  v.transform((value) => Date.parse(value)),
)

/** An address with what the gateway knows of it. */
export const addressInfoSchema = object({
  value: addressSchema,
  name: maybe(text),
  logoUri: maybe(text),
})

export type AddressInfo = v.InferOutput<typeof addressInfoSchema>

/** A member of a union that this version does not know. */
export type UnknownMember<key extends string> = { [name in key]: 'unknown' } & {
  /** The word the gateway wrote. */
  received: string
  /** The member as it came. */
  raw: Record<string, unknown>
}

/**
 * A union told apart by the field `key`. A member that is not known is kept as `{ [key]: 'unknown', received, raw }`; a known
 * one must look as it should.
 */
export function oneOf<const key extends string, schemas extends Record<string, v.GenericSchema>>(
  key: key,
  schemas: schemas,
): v.GenericSchema<unknown, v.InferOutput<schemas[keyof schemas]> | UnknownMember<key>> {
  const unknown = v.pipe(
    v.looseObject({ [key]: text }),
    v.transform((raw) => ({ [key]: 'unknown', received: raw[key], raw })),
    // A computed key widens to `string`; it is `key`.
  ) as unknown as v.GenericSchema<unknown, UnknownMember<key>>
  return v.lazy<v.GenericSchema<unknown, v.InferOutput<schemas[keyof schemas]>> | typeof unknown>(
    (input) => {
      const word = (input as Record<string, unknown> | null | undefined)?.[key]
      const known = typeof word === 'string' && Object.hasOwn(schemas, word)
      // What `schemas` holds under a name of its own is one of its schemas.
      return known
        ? (schemas[word] as v.GenericSchema<unknown, v.InferOutput<schemas[keyof schemas]>>)
        : unknown
    },
  )
}
