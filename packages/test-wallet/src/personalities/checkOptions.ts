import { WalletOptionError } from '../errors.ts'

/** The values of an option: a check, and a description for the error. */
export type OptionCheck = { fits: (value: unknown) => boolean; takes: string }

/** A time in milliseconds. */
export const duration: OptionCheck = {
  fits: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  takes: 'a number of milliseconds',
}

/** An error code. */
export const errorCode: OptionCheck = {
  fits: (value) => Number.isSafeInteger(value),
  takes: 'the number of an error',
}

/** Any text. */
export const text: OptionCheck = { fits: (value) => typeof value === 'string', takes: 'a text' }

/** One of some strings. */
export const oneOf = (...values: readonly string[]): OptionCheck => ({
  fits: (value) => values.some((allowed) => allowed === value),
  takes: values.map((allowed) => `'${allowed}'`).join(' or '),
})

/** Any value. */
export const anything: OptionCheck = { fits: () => true, takes: 'anything' }

/**
 * Refuses options that a personality does not have, and values that its options do not take. Otherwise a misspelt option would
 * leave a test that checks something else than it says.
 *
 * @param personality the personality's name
 * @param options what it was given
 * @param checks its options, and what each may be
 * @returns the options
 * @throws WalletOptionError
 */
export function checkOptions<Options extends object>(
  personality: string,
  options: Options,
  checks: { [Name in keyof Required<Options>]: OptionCheck },
): Options {
  // The same table, open for a look-up by any name.
  const known: Readonly<Record<string, OptionCheck | undefined>> = checks
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const check = Object.hasOwn(known, name) ? known[name] : undefined
    if (!check)
      throw new WalletOptionError(
        name,
        `The personality ${personality} has no option ${name}. ${listed(Object.keys(known))}`,
      )
    if (!check.fits(value))
      throw new WalletOptionError(
        name,
        `The option ${name} of the personality ${personality} takes ${check.takes}, not ${JSON.stringify(value)}.`,
      )
  }
  return options
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'It has none.' : `It has ${names.join(', ')}.`
