import { fillHoles } from './fillHoles.ts'

/**
 * A sentence as a translator writes it, with `{name}` where a value stands. Where it depends on a count, it has one form for each
 * plural category that the language knows (`one`, `few`, `many`, `other`, …; Unicode CLDR), `other` being the one that is always there.
 */
export type Sentence =
  string | ({ readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>)

/** What the `{name}`s of a sentence stand for. `count` chooses the plural form. */
export type SentenceValues = Readonly<Record<string, string | number>>

/**
 * Fills a sentence in. Numbers are written as the language writes them; a value that is to stay as it is (a year, an identifier) is
 * given as text.
 *
 * @param values what each `{name}` stands for; one without a value stays as it is written
 * @param locale of the sentence (BCP 47), for plural forms and numbers
 * @returns the sentence as it is shown
 */
export function formatSentence(
  sentence: Sentence,
  values: SentenceValues = {},
  locale = 'en',
): string {
  const { count } = values
  const form =
    typeof sentence === 'string'
      ? sentence
      : ((typeof count === 'number'
          ? sentence[formatsOf(locale).rules.select(count)]
          : undefined) ?? sentence.other)
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatsOf(locale).numbers.format(value) : value,
  ])
  return fillHoles(form, Object.fromEntries(texts) as Record<string, string>)
}

/** By locale: to make them takes longer than all that a sentence needs beside. */
const formats = new Map<string, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>()

function formatsOf(locale: string) {
  const made = formats.get(locale) ?? {
    rules: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  }
  formats.set(locale, made)
  return made
}
