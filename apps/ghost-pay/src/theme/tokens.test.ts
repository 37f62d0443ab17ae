import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { darkTokens, lightTokens, type Tokens } from './tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const variable = (name: string) =>
  `--gp-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

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

const texts: (keyof Tokens)[] = ['ink', 'inkSoft', 'accent', 'done', 'warning', 'stop']
const grounds: (keyof Tokens)[] = ['paper', 'raised', 'sunken']

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
] as const)('the %s theme', (_, tokens) => {
  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s is readable on %s',
    (text, ground) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['onAccent', 'accentPressed'],
    ['ink', 'accentWash'],
    ['accent', 'accentWash'],
    ['ink', 'warningWash'],
    ['warning', 'warningWash'],
    ['ink', 'stopWash'],
    ['stop', 'stopWash'],
  ] as const)('%s is readable on %s', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'raised'] as const)('what can be filled in stands out from %s', (ground) => {
    expect(contrast(tokens.edge, tokens[ground])).toBeGreaterThanOrEqual(3)
  })

  test('the style sheet has the same values', () => {
    for (const [name, value] of Object.entries(tokens)) {
      expect(css).toContain(`${variable(name)}: ${value};`)
    }
  })
})
