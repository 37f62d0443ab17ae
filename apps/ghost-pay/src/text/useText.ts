import { useCallback } from 'react'
import { formatSentence, type SentenceValues } from '@ghost-pay/connect-kit'

import { regionOf } from '../format/locale.ts'
import type { Copy, Said } from './Said.ts'
import { useTranslation } from './translation.ts'

/**
 * Hands out the sentences of a screen in the reader's language. Those that a language lacks are English.
 *
 * @param copy the screen's sentences in English; a constant, not made while it renders
 * @returns gives the sentence of a key, filled in: `text('people.count', { count: 3 })`; what a decision has said is spread: `text(...said)`
 */
export function useText<C extends Copy>(copy: C): (...said: Said<C>) => string {
  const { language, sentences } = useTranslation()
  return useCallback(
    (...[key, values]: readonly [key: string, values?: SentenceValues]) => {
      const sentence = sentences[key] ?? copy[key]
      return sentence === undefined
        ? key
        : formatSentence(sentence, values, regionOf(language, navigator.languages))
    },
    [copy, language, sentences],
  )
}
