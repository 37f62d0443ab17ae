import { contrast, parseHexColor } from './hexColor.ts'
import { darkTheme, lightTheme, type Theme } from './themes.ts'

/** Accents to choose from, each in a tone for light and one for dark ground. */
export const accents = {
  ink: { light: lightTheme.color.accent, dark: darkTheme.color.accent },
  spectre: { light: '#0a7787', dark: '#63dbe8' },
  ember: { light: '#c2410c', dark: '#ff9a62' },
  iris: { light: '#5b3fe0', dark: '#b3a4ff' },
  cobalt: { light: '#2f49d1', dark: '#9db0ff' },
  moss: { light: '#2f6b2f', dark: '#8fd08a' },
  plum: { light: '#7a2a73', dark: '#e3a1dd' },
} as const

const radii = {
  none: { button: '0px', card: '0px', control: '0px', dialog: '0px', icon: '0px' },
  small: { button: '5px', card: '6px', control: '5px', dialog: '8px', icon: '16%' },
  medium: lightTheme.radius,
  large: { button: '999px', card: '20px', control: '24px', dialog: '30px', icon: '36%' },
} satisfies Record<string, Theme['radius']>

const fonts = {
  system: lightTheme.font.body,
  rounded:
    "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Quicksand, system-ui, sans-serif",
}

const blurs = { none: '0px', small: '4px', large: '18px' }

export type CreateThemeOptions = {
  /** One of the accents by name, or a hex colour of 3 or 6 digits. */
  accent?: keyof typeof accents | `#${string}` | undefined
  /** Text on the accent; black or white when absent, whichever reads better. */
  accentText?: `#${string}` | undefined
  radius?: keyof typeof radii | undefined
  /** `system`, `rounded`, or a font stack of your own. */
  font?: keyof typeof fonts | (string & {}) | undefined
  /** How far the page behind a dialog is blurred. */
  blur?: keyof typeof blurs | undefined
}

/**
 * A theme with another accent, other corners, another font or a blurred page behind the dialogs.
 *
 * @throws InvalidColorError when an accent is no hex colour of 3 or 6 digits (behaviour/theme#colors)
 */
export function createTheme(
  theme: Theme,
  { accent, accentText, radius, font, blur }: CreateThemeOptions,
): Theme {
  const chosen = accent === undefined ? undefined : accentColor(accent, theme.scheme)
  if (accentText !== undefined) parseHexColor(accentText, 'accentText')
  return {
    ...theme,
    color: {
      ...theme.color,
      ...(chosen && { accent: chosen, accentText: readableOn(chosen) }),
      ...(accentText && { accentText }),
    },
    font: { ...theme.font, ...(font && { body: isKey(fonts, font) ? fonts[font] : font }) },
    radius: radius ? radii[radius] : theme.radius,
    blur: blur ? { backdrop: blurs[blur] } : theme.blur,
  }
}

function accentColor(accent: string, scheme: Theme['scheme']): string {
  if (isKey(accents, accent)) return accents[accent][scheme]
  parseHexColor(accent, 'accent')
  return accent
}

function readableOn(color: string): string {
  const ground = parseHexColor(color, 'accent')
  const apart = (text: string) => contrast(ground, parseHexColor(text, 'accentText'))
  const [light, dark] = [lightTheme.color.accentText, darkTheme.color.accentText]
  return apart(light) >= apart(dark) ? light : dark
}

function isKey<table extends object>(table: table, key: PropertyKey): key is keyof table {
  return Object.hasOwn(table, key)
}
