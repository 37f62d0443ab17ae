import { useCallback } from 'react'
import { formatSentence } from '@ghost-pay/connect-kit'

import { regionOf } from '../format/locale.ts'
import type { Spoken } from './Spoken.ts'
import { useTranslation } from './translation.ts'

/** Puts what was said elsewhere into the reader's language: `say(failure.said)`. What a language lacks is English. */
export function useSpoken(): (spoken: Spoken) => string {
  const { language, sentences } = useTranslation()
  return useCallback(
    ({ copy, key, values }) =>
      formatSentence(
        sentences[key] ?? copy[key] ?? key,
        values,
        regionOf(language, navigator.languages),
      ),
    [language, sentences],
  )
}
