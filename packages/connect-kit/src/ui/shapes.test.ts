import { correction, generate } from 'lean-qr/nano'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { avatarShapes } from './avatarShapes.ts'
import { qrShapes } from './qrPath.ts'

/** The modules that a path of bars covers. */
function modulesOf(bars: string): Set<string> {
  const modules = new Set<string>()
  for (const [, x, y, end] of bars.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g)) {
    for (let at = Math.floor(Number(x)); at <= Math.floor(Number(end)); at++) {
      modules.add(`${at} ${Math.floor(Number(y))}`)
    }
  }
  return modules
}

test('a code without a logo is drawn module by module', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
      const code = generate(text, { minCorrectionLevel: correction.M })
      const { bars, marks, size } = qrShapes(text, 0)
      const drawn = modulesOf(bars)
      expect(size).toBe(code.size)
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) {
          const inMark = marks.some(
            ([left, top]) => x >= left && x < left + 7 && y >= top && y < top + 7,
          )
          expect(drawn.has(`${x} ${y}`)).toBe(!inMark && code.get(x, y))
        }
      }
    }),
    { numRuns: 20 },
  )
})

test.each([84 / 382, 72 / 318])(
  'the hole for the logo (%d of the width) stays within what correction M makes good',
  (hole) => {
    const text = `wc:${'7'.repeat(64)}@2?relay-protocol=irn&symKey=${'5'.repeat(64)}&expiryTimestamp=1764000000`
    const whole = modulesOf(qrShapes(text, 0).bars)
    const { bars, size } = qrShapes(text, hole)
    const left = modulesOf(bars)
    for (const module of left) expect(whole.has(module)).toBe(true)
    // M makes good 15 % of the code words; half of that is left for dirt and glare.
    const hidden = (Math.ceil(size * hole) + 1) ** 2
    expect(hidden / size ** 2).toBeLessThan(0.075)
    expect(left.size).toBeLessThan(whole.size)
  },
)

test('an address has one look, however it is written', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(avatarShapes(address)).toEqual(avatarShapes(address.toLowerCase()))
})

test('neighbours look different, and nobody is blank', () => {
  const looks = Array.from({ length: 500 }, (_, index) =>
    avatarShapes(`0x${index.toString(16).padStart(40, '0')}`),
  )
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(500)
  for (const { tiles } of looks)
    expect(tiles.filter((tile) => tile !== 'empty').length).toBeGreaterThanOrEqual(3)
})
