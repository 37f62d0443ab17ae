import { formatSentence, type SentenceValues } from '@ghost-pay/connect-kit'

import { region } from '../format/locale.ts'
import type { Copy, Said } from './Said.ts'
import { shownTranslation } from './translation.ts'

/** A sentence in the language that the page is in now: for a word inside a value, as the name of what is counted. */
export function sayNow<C extends Copy>(copy: C, ...said: Said<C>): string {
  const [key, values]: readonly [key: string, values?: SentenceValues] = said
  const { sentences } = shownTranslation()
  return formatSentence(sentences[key] ?? copy[key] ?? key, values, region())
}
