import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { chainTable } from '../chainTable.ts'
import { iconNames, readIcon } from '../derive/deriveIcons.ts'
import { bsc, devnet, gnosis, mainnet, sepolia } from '../index.ts'
import { drawMonogram } from './getChainMonogram.ts'
import { iconFamilies } from './iconFamilies.ts'
import { iconSources } from './iconSources.ts'
import { getChainIconColor, getChainIconFile, getChainMonogram, loadChainIcon } from './index.ts'

const chains = Object.values(chainTable)
const families: [string, readonly number[]][] = Object.entries(iconFamilies)
const svgOf = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''))

describe('the families', () => {
  test('have a source each, and every source has a family', () => {
    expect(Object.keys(iconSources)).toEqual(families.map(([name]) => name))
    expect(new Set(Object.values(iconSources)).size).toBe(families.length)
    for (const source of Object.values(iconSources))
      expect(source).toMatch(/^(?:networks|tokens)\/background\/[\w-]+$/)
  })

  test('are of chains of the table, each in one family, in ascending order', () => {
    const ids = families.flatMap(([, of]) => of)
    expect(new Set(ids).size).toBe(ids.length)
    const known = chains.map(({ id }) => id as number)
    expect(ids.filter((id) => !known.includes(id))).toEqual([])
    for (const [, of] of families) expect(of).toEqual(of.toSorted((a, b) => a - b))
  })
})

describe('loadChainIcon', () => {
  test.each(iconNames())('loads %s for every chain of the family, to the byte', async (name) => {
    for (const id of iconFamilies[name]) {
      const icon = await loadChainIcon({ id, name: 'Any' })
      expect(svgOf(icon)).toBe(readIcon(name))
    }
  })

  test('draws a monogram for every other chain', async () => {
    const withIcon = new Set(families.flatMap(([, ids]) => ids))
    const others = chains.filter(({ id }) => !withIcon.has(id))
    expect(others.length).toBeGreaterThan(0)
    for (const chain of others) expect(await loadChainIcon(chain)).toBe(getChainMonogram(chain))
    for (const id of [NaN, -1, 123456789])
      expect(await loadChainIcon({ id, name: 'Mine' })).toBe(getChainMonogram({ id, name: 'Mine' }))
  })

  test('loads an icon once', () => {
    expect(loadChainIcon(gnosis)).toBe(loadChainIcon(gnosis))
  })
})

describe('a monogram', () => {
  test('has the initials of the name', () => {
    expect(drawMonogram(devnet)).toContain('>GD</text>')
    expect(drawMonogram({ id: 1, name: 'Bronos' })).toContain('>B</text>')
    expect(drawMonogram({ id: 1, name: '  ' })).toContain('>?</text>')
    expect(drawMonogram({ id: 1, name: '<script> & "x"' })).toContain('>SX</text>')
  })

  test('is dark enough for white letters in every hue', () => {
    for (let id = 1; id <= 360; id += 1)
      expect(contrastWithWhite(getChainIconColor(id + 1e9))).toBeGreaterThanOrEqual(4.5)
  })

  test('takes any name and id without breaking', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.double(), (name, id) => {
        expect(svgOf(getChainMonogram({ id, name }))).toMatch(
          /^<svg [^<>]+><path fill="hsl\(-?[\d.e-]+,50%,29%\)" d="M0 0h24v24H0z"\/><text [^<>]+>[^<>&"]{1,8}<\/text><\/svg>$/,
        )
      }),
    )
  })
})

test('getChainIconFile names the image for own hosting', () => {
  expect(getChainIconFile(mainnet.id)).toBe('ethereum.svg')
  expect(getChainIconFile(bsc.id)).toBe('bnb.svg')
  expect(getChainIconFile(devnet.id)).toBeUndefined()
})

test('getChainIconColor is the background of the icon', () => {
  expect(getChainIconColor(gnosis.id)).toBe('#3e6957')
  expect(getChainIconColor(sepolia.id)).toBe(getChainIconColor(mainnet.id))
  for (const { id } of chains)
    expect(getChainIconColor(id)).toMatch(/^(#[0-9a-f]{6}|hsl\(\d+,50%,29%\))$/)
})

/** WCAG 2.2, relative luminance. */
function contrastWithWhite(hsl: string): number {
  const [hue = 0, saturation = 0, lightness = 0] = (hsl.match(/\d+/g) ?? []).map(Number)
  const [s, l] = [saturation / 100, lightness / 100]
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 1.05 / (0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4) + 0.05)
}
