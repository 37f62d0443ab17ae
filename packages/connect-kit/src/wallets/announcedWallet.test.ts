import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { shortName } from '../format/shortName.ts'
import { readAnnouncedWallet } from './announcedWallet.ts'

const svg = 'data:image/svg+xml,%3Csvg%3E%3C/svg%3E'

describe('a name', () => {
  test.each([
    ['Rabby Wallet', 'Rabby Wallet'],
    ['  Rabby\n\tWallet  ', 'Rabby Wallet'],
    ['\u202eteksaM\u202c', 'teksaM'],
    ['Meta\u200bMask\u0000', 'MetaMask'],
    ['\u3164MetaMask', 'MetaMask'],
    ['Z\u0301\u0302\u0303\u0304\u0305algo', '\u0179\u0302\u0303algo'],
    ['', undefined],
    [' \u200b ', undefined],
    ['\u2800\u2800', undefined],
    ['Meta\u2800\u2800 Mask', 'Meta Mask'],
    ['\u{1d159}', undefined],
    ['\u034f', undefined],
    ['\u17b4\u17b5', undefined],
    ['\u180b\u180f', undefined],
    ['\ufe0f', undefined],
    ['\u{e0100}', undefined],
    ['\u0301\u0302', undefined],
    ['\ud83d', undefined],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
    [undefined, undefined],
    [['MetaMask'], undefined],
  ])('%j is shown as %j', (name, shown) => {
    expect(readAnnouncedWallet({ name }).name).toBe(shown)
  })

  test('is cut at 24 characters as a person counts them', () => {
    expect(readAnnouncedWallet({ name: '👩‍👩‍👧'.repeat(30) }).name?.length).toBeLessThan(24 * 8 + 2)
    expect(readAnnouncedWallet({ name: 'a'.repeat(25) }).name).toBe(`${'a'.repeat(24)}…`)
    expect(readAnnouncedWallet({ name: 'a'.repeat(24) }).name).toBe('a'.repeat(24))
  })
})

describe('an icon', () => {
  test.each([svg, ` ${svg}\n`, 'data:image/png;base64,iVBORw0KGgo=', 'data:image/webp,x'])(
    '%j is drawn',
    (icon) => {
      expect(readAnnouncedWallet({ icon }).icon).toBe(icon.trim())
    },
  )

  test.each([
    'javascript:alert(1)',
    'https://tracker.test/pixel.png',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xmlx,x',
    'data:image/x-icon,x',
    `${svg}${'x'.repeat(65_536)}`,
    undefined,
    1,
  ])('%.40j is not', (icon) => {
    expect(readAnnouncedWallet({ icon }).icon).toBeUndefined()
  })
})

test.each([
  ['io.rabby', 'io.rabby'],
  ['IO.Rabby', 'io.rabby'],
  ['com.a-b.c', 'com.a-b.c'],
  ['rabby', undefined],
  ['io..rabby', undefined],
  ['io.rabby ', undefined],
  ['-io.rabby', undefined],
  [`io.${'a'.repeat(260)}`, undefined],
  [7, undefined],
])('the domain name %.40j is read as %j', (rdns, read) => {
  expect(readAnnouncedWallet({ rdns }).rdns).toBe(read)
})

test('whatever is announced, what is shown is short, visible and harmless', () => {
  const said = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.anything())
  fc.assert(
    fc.property(said, said, said, (name, icon, rdns) => {
      const shown = readAnnouncedWallet({ name, icon, rdns })
      if (shown.name !== undefined) {
        expect(shown.name).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
        expect([...new Intl.Segmenter().segment(shown.name)].length).toBeLessThanOrEqual(25)
        expect(shown.name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      }
      if (shown.icon !== undefined) expect(shown.icon).toMatch(/^data:image\//i)
      if (shown.rdns !== undefined) expect(shown.rdns).toMatch(/^[a-z0-9.-]+$/)
    }),
  )
})

test('a family of one emoji stays a family, and a joiner between letters goes', () => {
  expect(readAnnouncedWallet({ name: '👨‍👩‍👧‍👦 Wallet' }).name).toBe('👨‍👩‍👧‍👦 Wallet')
  expect(readAnnouncedWallet({ name: 'Meta\u200dMask' }).name).toBe('MetaMask')
})

test('names are read in a browser that cannot split text into characters', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    expect(readAnnouncedWallet({ name: 'é'.repeat(40) }).name).toBe(`${'é'.repeat(24)}…`)
    expect(shortName('é'.repeat(40))).toBe(`${'é'.repeat(24)}…`)
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})
