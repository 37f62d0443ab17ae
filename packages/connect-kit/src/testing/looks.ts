import { createTheme, type CreateThemeOptions } from '../theme/createTheme.ts'
import { darkTheme, lightTheme, midnightTheme } from '../theme/themes.ts'

const both = (options: CreateThemeOptions) => ({
  light: createTheme(lightTheme, options),
  dark: createTheme(darkTheme, options),
})

/** Some looks that a theme can give, by their names. */
export const looks = {
  Ink: both({}),
  Midnight: midnightTheme,
  'Ember, round': both({ accent: 'ember', radius: 'large', font: 'rounded' }),
  'Plum, square': both({ accent: 'plum', radius: 'none' }),
  'Iris, blurred': both({ accent: 'iris', blur: 'large' }),
  Spectre: both({ accent: 'spectre', radius: 'small' }),
}

/** The name of a look. */
export type Look = keyof typeof looks

// The names of an object are known to be its own.
export const lookNames = Object.keys(looks) as Look[]
