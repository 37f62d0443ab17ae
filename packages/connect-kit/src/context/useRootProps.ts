'use client'

import { direction } from '../format/direction.ts'
import { useKit } from './KitContext.ts'

/** What marks an element as one of the kit's roots: the theme's variables are set on it, everything inside inherits them. */
export function useRootProps() {
  const { id, colorMode, copy, locale } = useKit()
  // Without the host's own sentences the dialogs are in English, and mirrored English cannot be read.
  const language = locale && Object.keys(copy).length > 0 ? locale : 'en'
  return {
    'data-ck-root': id,
    'data-ck-mode': colorMode,
    ...(locale && { lang: language, dir: direction(language) }),
  } as const
}
