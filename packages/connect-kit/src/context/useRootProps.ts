'use client'

import { direction } from '../format/direction.ts'
import { useKit } from './KitContext.ts'

/** What marks an element as one of the kit's roots: the theme's variables are set on it, everything inside inherits them. */
export function useRootProps() {
  const { id, colorMode, copy, locale } = useKit()
  // Without other sentences the dialogs are in English, and mirrored English cannot be read: not in an Arabic page either.
  const language = Object.keys(copy).length > 0 ? locale : 'en'
  return {
    'data-ck-root': id,
    'data-ck-mode': colorMode,
    ...(language && { lang: language, dir: direction(language) }),
  } as const
}
