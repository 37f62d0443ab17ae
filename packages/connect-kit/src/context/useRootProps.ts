import { direction } from '../format/direction.ts'
import { useKit } from './KitContext.ts'

/** What marks an element as one of the kit's roots: the theme's variables are set on it, everything inside inherits them. */
export function useRootProps() {
  const { id, colorMode, locale } = useKit()
  return {
    'data-ck-root': id,
    'data-ck-mode': colorMode,
    ...(locale && { lang: locale, dir: direction(locale) }),
  } as const
}
