import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colours that a rule of the style sheet sets, by their names without `--gp-`. */
function colorsOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`)
  const rule = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...rule.matchAll(/--gp-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', color = '']) => [
      name,
      color,
    ]),
  )
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const light = colorsOf(':root')
const dark = colorsOf(":root[data-theme='dark']")

const texts = ['ink', 'ink-soft', 'accent', 'done', 'warning', 'stop']
const grounds = ['paper', 'raised', 'sunken']

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, colors) => {
  // A colour that is missing has no contrast with anything.
  const contrastOf = (one: string, other: string) =>
    contrast(colors.get(one) ?? '', colors.get(other) ?? '')

  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s is readable on %s',
    (text, ground) => {
      expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-accent', 'accent-pressed'],
    ['ink', 'accent-wash'],
    ['accent', 'accent-wash'],
    ['ink', 'warning-wash'],
    ['warning', 'warning-wash'],
    ['ink', 'stop-wash'],
    ['stop', 'stop-wash'],
    ['on-stop', 'stop'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'raised'])('what can be filled in stands out from %s', (ground) => {
    expect(contrastOf('edge', ground)).toBeGreaterThanOrEqual(3)
  })
})

test('both themes have the same colours, and the system’s dark is the chosen dark', () => {
  expect(light.size).toBe(19)
  expect([...dark.keys()]).toEqual([...light.keys()])
  expect(colorsOf(":root:not([data-theme='light'])")).toEqual(dark)
})
