import { array, leaf, orElse, type Schema } from '../schema.ts'

/** A set of words that the server may extend at any time. */
export type OpenEnum<known extends string> = known | (string & {})
/** Any text. */
export const text = leaf('text', (value) => (typeof value === 'string' ? value : undefined))

/** True or false. */
export const flag = leaf('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
)

/** A field of which `null` and absent are the same: `null`. */
export const maybe = <output, wire>(
  schema: Schema<output, wire>,
): Schema<output | null, wire | null> => orElse(schema, () => null)

/** A `maybe` that the gateway leaves out where it has no value. */
export const optional = <output, wire>(schema: Schema<output, wire>) => orElse(schema, () => null)

/** A list of which `null`, absent and empty are the same: `[]`. */
export const listOf = <output, wire>(item: Schema<output, wire>): Schema<output[], wire[] | null> =>
  orElse(array(item), (): output[] => [])

/**
 * Words of which some are known. The cast holds because `OpenEnum` is any text: the server's history shows a new word every six
 * months.
 */
export const openEnum = <known extends string, wire extends string = known>() =>
  text as Schema<OpenEnum<known>, wire>

/** The word that `oneOf` has already read, which is why the cast holds. */
export const tag = <word extends string>() => text as Schema<unknown> as Schema<word, word>

/** One word for all its spellings. */
export const spelled = <const word extends string>(word: word): Schema<word, string> =>
  leaf(word, () => word)
