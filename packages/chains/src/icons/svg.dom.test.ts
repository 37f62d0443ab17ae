import { describe, expect, test } from 'vitest'

import { chainTable } from '../chainTable.ts'
import { iconNames, readIcon } from '../derive/deriveIcons.ts'
import { drawMonogram } from './getChainMonogram.ts'

const files = Object.fromEntries(iconNames().map((name) => [name, readIcon(name)]))
const monograms = Object.values(chainTable).map(
  (chain) => [chain.name, drawMonogram(chain)] as const,
)
const images = [...Object.entries(files), ...monograms]

/** What an icon may be made of: shapes, groups, gradients, clips. No script, style, link, image or foreign content. */
const elements = [
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'text',
  'defs',
  'stop',
  'mask',
  'clipPath',
  'linearGradient',
  'radialGradient',
]

test('there are icons to look at', () => {
  expect(Object.keys(files).length).toBeGreaterThan(70)
})

describe.each(images)('%s', (_, svg) => {
  const xml = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const all = [...xml.querySelectorAll('*')]
  const attributes = all.flatMap((element) => [...element.attributes])

  test('is valid XML', () => {
    expect(xml.querySelector('parsererror')).toBeNull()
    expect(xml.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(xml.documentElement.getAttribute('viewBox')).toBe('0 0 24 24')
  })

  test('is made of shapes only', () => {
    expect(all.map(({ nodeName }) => nodeName).filter((name) => !elements.includes(name))).toEqual(
      [],
    )
    expect(svg).not.toMatch(/<!|<\?/)
  })

  test('runs nothing and refers to nothing outside', () => {
    expect(attributes.filter(({ name }) => /^on|href|^style$|^xml:|^src$/i.test(name))).toEqual([])
    for (const { value } of attributes.filter(({ value }) => /url\(/.test(value))) {
      const id = /^url\(#([\w-]+)\)$/.exec(value)?.[1]
      expect(id && xml.getElementById(id)).toBeTruthy()
    }
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|javascript:|data:/i)
  })

  test('is smaller than 4 kB', () => {
    expect(new TextEncoder().encode(svg).length).toBeLessThan(4096)
  })
})

test('ids do not meet when several icons are put into one page', () => {
  const ids = Object.values(files).flatMap((svg) =>
    [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  )
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
