import { formatSentence, type SentenceValues } from '@ghost-pay/connect-kit'

import { region } from '../format/region.ts'
import type { Copy, Said } from './Said.ts'

/**
 * Hands out the sentences of a screen.
 *
 * @param copy the sentences; a constant
 * @returns gives the sentence of a key, filled in: `text('people.count', { count: 3 })`; what a decision has said is spread: `text(...said)`
 */
export const textOf =
  <C extends Copy>(copy: C) =>
  (...said: Said<C>): string => {
    const [key, values]: readonly [key: string, values?: SentenceValues] = said
    return formatSentence(copy[key] ?? key, values, region)
  }
