import type { Language } from '../text/languages.ts'
import { shownTranslation } from '../text/translation.ts'

/** The language that the page is in: of its words and of their plural forms. */
export const locale = (): Language => shownTranslation().language

/**
 * The locale of every number and date on the page, the kit's included: the language of the page as it is written where the reader
 * is. A reader in Mexico writes a point before the fraction, one in Spain a comma.
 *
 * @returns a BCP 47 tag of the page's language
 */
export const region = (): string => regionOf(locale(), navigator.languages)

/**
 * The first of the reader's locales that is of a language, or else the language. What is no locale to `Intl` is passed over: a
 * browser that takes its locale from the system can name `en-US@posix`.
 *
 * @param wanted BCP 47 tags, the most wanted first, as `navigator.languages` has them
 */
export const regionOf = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => tag.toLowerCase().split('-')[0] === language && isTag(tag)) ?? language

/** Every sentence and every amount asks for it. */
const readTags = new Map<string, boolean>()

/** Whether a text is a locale as `Intl` reads one. The language of it is known, so the list of all locales need not be loaded for it. */
function isTag(text: string): boolean {
  const known = readTags.get(text) ?? canRead(text)
  readTags.set(text, known)
  return known
}

function canRead(text: string): boolean {
  try {
    return new Intl.Locale(text).language !== ''
  } catch {
    return false
  }
}

/**
 * What is made for a language, once for each: a page comes into its language after its modules are read, so a format is asked for
 * when it is used.
 *
 * @param make from the locale of numbers and dates; for example `(locale) => new Intl.NumberFormat(locale)`
 */
export function perLanguage<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const wanted = region()
    const known = made.get(wanted)
    if (known !== undefined) return known
    const fresh = make(wanted)
    made.set(wanted, fresh)
    return fresh
  }
}

/** The sign before the fraction: a point, or the comma that Germans and Spaniards write. */
export type DecimalMark = '.' | ','

const markOf = (locale: string): DecimalMark =>
  new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'

/** The sign before the fraction as the page writes it. */
export const decimalMark = perLanguage(markOf)
