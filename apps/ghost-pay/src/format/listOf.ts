import { region } from './region.ts'

const formats = {
  and: new Intl.ListFormat(region, { type: 'conjunction' }),
  or: new Intl.ListFormat(region, { type: 'disjunction' }),
}

/** Several in one sentence, as English joins them: `Ana, Bob, and Carol`, `Ana or Bob`. */
export const listOf = (words: Iterable<string>, joint: 'and' | 'or' = 'and'): string =>
  formats[joint].format(words)
