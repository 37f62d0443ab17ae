import { fileURLToPath } from 'node:url'

import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'

import { themeToCssVars } from './applyTheme.ts'
import { accents, createTheme } from './createTheme.ts'
import { contrast, InvalidColorError, parseHexColor, type Rgb } from './hexColor.ts'
import { checkThemeChoice, InvalidThemeError } from './ThemeChoice.ts'
import { darkTheme, lightTheme, midnightTheme, type Theme } from './themes.ts'

const themes = { lightTheme, darkTheme, midnightTheme }

test('names every token', () => {
  expect(themeToCssVars(lightTheme)).toMatchObject({
    '--ck-color-accent-text': '#ffffff',
    '--ck-radius-dialog': '20px',
    '--ck-scheme': 'light',
  })
})

test('the stylesheet starts with the light and the dark theme', async () => {
  const light = themeToCssVars(lightTheme)
  const dark = Object.entries(themeToCssVars(darkTheme)).filter(
    ([name, value]) => light[name as `--ck-${string}`] !== value,
  )
  const { '--ck-scheme': scheme, ...tokens } = light
  const rule = (selector: string, vars: readonly (readonly [string, string])[]) =>
    `${selector} { ${vars.map(([name, value]) => `${name}: ${value};`).join('')} }`
  const hosts = ["[data-ck-mode='dark']", ".dark [data-ck-mode='host']"].join(',')
  const css = [
    '/* lightTheme and darkTheme as they stand before any script runs. `vitest -u theme.test.ts` writes this file. */',
    rule(':where([data-ck-root])', [
      ['--ck-scheme', scheme ?? ''],
      ['--ck-layer', '2147483647'],
    ]),
    rule(":where([data-ck-root]:not([data-ck-mode='none']))", Object.entries(tokens)),
    rule(`:where(${hosts}, [data-theme='dark'] [data-ck-mode='host'])`, dark),
    '/* The same for a visitor whose system is dark. */',
    `@media (prefers-color-scheme: dark) { ${rule(":where([data-ck-mode='auto'])", dark)} }`,
  ].join('\n')
  const sheet = fileURLToPath(new URL('tokens.css', import.meta.url))
  const options = await resolveConfig(sheet)
  await expect(await format(css, { ...options, filepath: sheet })).toMatchFileSnapshot(sheet)
})

test.each(Object.entries(themes))('%s can be read', (_, { color }) => {
  const rgb = (value: string) => parseHexColor(value, 'color')
  for (const ground of [color.surface, color.surfaceLow].map(rgb)) {
    for (const text of [
      color.text,
      color.textSecondary,
      color.accent,
      color.error,
      color.warning,
      color.done,
    ].map(rgb)) {
      expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
    }
    // Text of a tag on the tint of a chosen row.
    expect(
      contrast(mix(ground, rgb(color.accent), 0.12), rgb(color.textSecondary)),
    ).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(rgb(color.accent), rgb(color.accentText))).toBeGreaterThanOrEqual(4.5)
  // What a button says while it waits, on its ground of 8 % text.
  expect(
    contrast(mix(rgb(color.surface), rgb(color.text), 0.08), rgb(color.textSecondary)),
  ).toBeGreaterThanOrEqual(4.5)
  expect(
    contrast(mix(rgb(color.surface), rgb(color.error), 0.12), rgb(color.error)),
  ).toBeGreaterThanOrEqual(4.5)
  expect(
    contrast(mix(rgb(color.surface), rgb(color.warning), 0.12), rgb(color.warning)),
  ).toBeGreaterThanOrEqual(4.5)
})

test.each(Object.keys(accents) as (keyof typeof accents)[])(
  'the accent %s can be read on its theme',
  (accent) => {
    for (const theme of [lightTheme, darkTheme]) {
      const { color } = createTheme(theme, { accent })
      const [ground, text] = [
        parseHexColor(color.accent, 'accent'),
        parseHexColor(color.accentText, 'accentText'),
      ]
      expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ground, parseHexColor(color.surface, 'surface'))).toBeGreaterThanOrEqual(3)
    }
  },
)

test('a theme takes another accent, other corners, another font, a blur', () => {
  const theme = createTheme(lightTheme, {
    accent: '#ff0',
    radius: 'none',
    font: 'Georgia, serif',
    blur: 'large',
  })
  expect(theme).toMatchObject({
    color: { accent: '#ff0', accentText: '#14171c', text: lightTheme.color.text },
    radius: { dialog: '0px' },
    font: { body: 'Georgia, serif', mono: lightTheme.font.mono },
    blur: { backdrop: '18px' },
  })
  expect(lightTheme.color.accent).toBe('#14171c')
})

test.each(['red', '#ff', '#ffff', '#12345g', '#1234567', 'rgb(1 2 3)', ''])(
  '%j is no accent',
  (accent) => {
    expect(() => createTheme(lightTheme, { accent: accent as `#${string}` })).toThrow(
      InvalidColorError,
    )
  },
)

test('the theme must be an object, not a function', () => {
  expect(() => checkThemeChoice(() => lightTheme)).toThrow(
    'The theme must be an object, not a function.',
  )
  expect(() => checkThemeChoice({ light: lightTheme, dark: () => darkTheme })).toThrow(
    InvalidThemeError,
  )
  expect(() => checkThemeChoice('dark')).toThrow(InvalidThemeError)
})

test.each([[undefined], [null], [lightTheme], [{ light: lightTheme, dark: darkTheme }]])(
  '%# is a theme',
  (theme) => {
    expect(() => checkThemeChoice(theme)).not.toThrow()
  },
)

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const [red, green, blue] = one.map(
    (channel, index) => channel * (1 - share) + (other[index] ?? 0) * share,
  )
  return [red ?? 0, green ?? 0, blue ?? 0]
}

test('every theme has every token', () => {
  const names = (theme: Theme) => Object.keys(themeToCssVars(theme)).sort()
  for (const theme of Object.values(themes)) expect(names(theme)).toEqual(names(lightTheme))
})
