import { ConnectKitError } from '../errors/ConnectKitError.ts'
import { isRecord } from '../platform/isRecord.ts'
import type { Theme } from './themes.ts'

/**
 * What the provider's `theme` may be: one theme for always, a pair that follows the visitor's preference, or null when the
 * host's own stylesheet sets the variables.
 */
export type ThemeChoice = Theme | { readonly light: Theme; readonly dark: Theme } | null

/**
 * Where a page's dark mode is read: `media` is the visitor's system, anything else a selector that matches an element around
 * the kit while the page is dark, for example `.dark` or `[data-theme="dark"]`.
 */
export type DarkMode = 'media' | (string & {})

/** The theme is not an object. */
export class InvalidThemeError extends ConnectKitError {
  override name = 'ConnectKitInvalidThemeError'

  constructor() {
    super(
      'The theme must be an object, not a function. Pass a theme itself, a pair { light, dark }, or null.',
    )
  }
}

/**
 * Checks what a host passes as theme.
 *
 * @throws InvalidThemeError for a function and for anything else that is no object (behaviour/theme#object)
 */
export function checkThemeChoice(theme: unknown): asserts theme is ThemeChoice | undefined {
  if (theme === undefined || theme === null) return
  const isPair = isRecord(theme) && 'light' in theme && 'dark' in theme
  const themes = isPair ? [theme['light'], theme['dark']] : [theme]
  for (const each of themes) {
    if (!isRecord(each) || !isRecord(each['color'])) throw new InvalidThemeError()
  }
}

/** Whether the choice has a theme for light and one for dark. */
export function isThemePair(
  theme: Exclude<ThemeChoice, null>,
): theme is { readonly light: Theme; readonly dark: Theme } {
  return 'light' in theme
}
