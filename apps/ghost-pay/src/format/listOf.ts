import { perLanguage } from './locale.ts'

const formats = {
  and: perLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' })),
  or: perLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' })),
}

/** Several in one sentence, as the language of the page joins them: `Ana, Bob and Carol`, `Ana or Bob`. */
export const listOf = (words: Iterable<string>, joint: 'and' | 'or' = 'and'): string =>
  formats[joint]().format(words)
