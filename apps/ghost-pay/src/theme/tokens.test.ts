import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colours of the sheet: name without `--gp-`, light form, dark form. */
const pairs = [...css.matchAll(/--gp-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)]

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

const light = new Map(pairs.map(([, name = '', color = '']) => [name, color]))
const dark = new Map(pairs.map(([, name = '', , color = '']) => [name, color]))

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

test('every colour of the sheet has a form for each theme', () => {
  expect(light.size).toBe(19)
  expect(css.match(/#[\da-f]{3,8}\b/g)).toHaveLength(2 * light.size)
})
