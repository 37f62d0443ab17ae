import fc from 'fast-check'
import { correction, generate } from 'lean-qr/nano'
import { describe, expect, test } from 'vitest'

import { avatarShapes } from './avatarShapes.ts'
import { qrShapes, qrWaiting, quietZone } from './qrPath.ts'

/** The modules that a path of bars covers. */
function modulesOf(bars: string): Set<string> {
  const modules = new Set<string>()
  for (const [, x, y, way, end] of bars.matchAll(/M([\d.]+) ([\d.]+)([HV])([\d.]+)/g)) {
    const from = [Math.floor(Number(x)), Math.floor(Number(y))] as const
    const isRow = way === 'H'
    for (let at = from[isRow ? 0 : 1]; at <= Math.floor(Number(end)); at++) {
      modules.add(isRow ? `${at} ${from[1]}` : `${from[0]} ${at}`)
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

test.each([
  ['beside each other', 1, 0, /H[\d.]+/g],
  ['above each other', 0, 1, /V[\d.]+/g],
])('modules %s are one shape', (_, right, down, runs) => {
  const { bars } = qrShapes('a text', 0)
  const all = modulesOf(bars)
  const drawn = modulesOf(
    (bars.match(/M[\d.]+ [\d.]+[HV][\d.]+/g) ?? []).filter((run) => run.match(runs)).join(''),
  )
  const touching = [...all].filter((module) => {
    const [x = 0, y = 0] = module.split(' ').map(Number)
    return all.has(`${x + right} ${y + down}`)
  })
  expect(touching.length).toBeGreaterThan(20)
  expect(touching.filter((module) => !drawn.has(module))).toEqual([])
})

/** A pairing link, as long as the network makes them. */
const link = (key: string) =>
  `wc:${key.repeat(64)}@2?relay-protocol=irn&symKey=${'5'.repeat(64)}&expiryTimestamp=1764000000`

test('the place of a pairing code has a dot for each of its modules, and none in a mark or the hole', () => {
  const hole = 80 / 382
  const { size, marks, quarters } = qrWaiting(hole)
  const code = qrShapes(link('7'), hole)
  expect(size).toBe(code.size)
  expect(marks).toEqual(code.marks)
  const dots = quarters.map(modulesOf)
  const all = new Set(dots.flatMap((quarter) => [...quarter]))
  // No two quarters have the same one.
  expect(dots.reduce((sum, quarter) => sum + quarter.size, 0)).toBe(all.size)
  for (const module of modulesOf(code.bars)) expect(all.has(module)).toBe(true)
  const hidden = size * size - 3 * 49 - all.size
  expect(Math.sqrt(hidden) % 1).toBe(0)
  for (const [left, top] of marks) expect(all.has(`${left + 3} ${top + 3}`)).toBe(false)
  expect(all.has(`${(size - 1) / 2} ${(size - 1) / 2}`)).toBe(false)
})

describe.each([
  ['wide', 72, 382],
  ['compact', 60, 318],
])('the hole for the logo, %s', (_, logo, width) => {
  const hole = (logo + 8) / width

  test('stays within what correction M makes good', () => {
    const whole = modulesOf(qrShapes(link('7'), 0).bars)
    const { bars, size } = qrShapes(link('7'), hole)
    const left = modulesOf(bars)
    for (const module of left) expect(whole.has(module)).toBe(true)
    // M makes good 15 % of the code words; half of that is left for dirt and glare.
    const hidden = (Math.ceil((size + quietZone * 2) * hole) + 1) ** 2
    expect(hidden / size ** 2).toBeLessThan(0.075)
    expect(left.size).toBeLessThan(whole.size)
  })

  test('leaves the logo the same margin on all sides, and not too little', () => {
    const nearest = { left: Infinity, right: Infinity, top: Infinity, bottom: Infinity }
    // One code may be light where another is dark: together they are dark everywhere around the hole.
    for (const key of '0123456789abcdef') {
      const { bars, size } = qrShapes(link(key), hole)
      const unit = width / (size + quietZone * 2)
      for (const module of modulesOf(bars)) {
        const [x = 0, y = 0] = module.split(' ').map(Number)
        // How far each side of the module is from the edge of the logo.
        const gap = {
          left: (size / 2 - x - 1) * unit - logo / 2,
          right: (x - size / 2) * unit - logo / 2,
          top: (size / 2 - y - 1) * unit - logo / 2,
          bottom: (y - size / 2) * unit - logo / 2,
        }
        const beside = Math.max(gap.top, gap.bottom) < 0
        const above = Math.max(gap.left, gap.right) < 0
        for (const side of ['left', 'right', 'top', 'bottom'] as const) {
          const isThere = side === 'left' || side === 'right' ? beside : above
          if (isThere && gap[side] > -logo / 2) nearest[side] = Math.min(nearest[side], gap[side])
        }
      }
    }
    expect(nearest.left).toBeGreaterThanOrEqual(4)
    expect(nearest.left).toBeLessThan(4 + width / 50)
    for (const side of ['right', 'top', 'bottom'] as const)
      expect(nearest[side]).toBeCloseTo(nearest.left)
  })
})

test('an address has one look, however it is written', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(avatarShapes(address)).toEqual(avatarShapes(address.toLowerCase()))
})

test('similar addresses look different, and no avatar is blank', () => {
  const looks = Array.from({ length: 500 }, (_, index) =>
    avatarShapes(`0x${index.toString(16).padStart(40, '0')}`),
  )
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(500)
  for (const { tiles } of looks)
    expect(tiles.filter((tile) => tile !== 'empty').length).toBeGreaterThanOrEqual(3)
})
