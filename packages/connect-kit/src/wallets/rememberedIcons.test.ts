import { expect, test } from 'vitest'

import { buildWalletOption } from '../testing/buildWalletOption.ts'
import {
  parseRememberedIcons,
  type RememberedIcons,
  withSeenIcons as seen,
} from './rememberedIcons.ts'
import type { WalletOption } from './WalletOption.ts'

const icon = 'data:image/svg+xml,otter'
const withSeenIcons = (
  known: RememberedIcons,
  options: readonly WalletOption[],
  before: RememberedIcons = new Map(),
) => seen(known, options, before)
const announced = (rdns: string, overrides = {}) =>
  buildWalletOption({
    name: rdns,
    rdns,
    groupIndex: 0,
    installed: true,
    iconUrl: icon,
    ...overrides,
  })

test('a wallet that is announced leaves its icon, and a newer one takes its place', () => {
  const once = withSeenIcons(new Map(), [announced('example.otter')])
  expect([...once]).toEqual([['example.otter', icon]])
  const newer = 'data:image/png;base64,b3R0ZXI='
  const twice = withSeenIcons(once, [announced('example.otter', { iconUrl: newer })])
  expect([...twice]).toEqual([['example.otter', newer]])
})

test('what was remembered stays while the wallet is away', () => {
  const known = new Map([['example.otter', icon]])
  expect([...withSeenIcons(known, [announced('example.badger')])]).toEqual([
    ['example.otter', icon],
    ['example.badger', icon],
  ])
})

test.each([
  ['a wallet of the list', { groupIndex: 1 }],
  ['two under one name', { warning: 'same-rdns' }],
  ['a borrowed name', { warning: 'borrowed-name' }],
  ['no icon', { iconUrl: undefined }],
  ['an icon that is loaded', { iconUrl: () => Promise.resolve(icon) }],
  ['an icon that is too long', { iconUrl: `data:image/png,${'a'.repeat(16_384)}` }],
])('%s leaves nothing', (_, overrides) => {
  expect(withSeenIcons(new Map(), [announced('example.otter', overrides)]).size).toBe(0)
})

test.each([
  ['what was known before this page', new Map([['example.otter', icon]])],
  ['none, where none was known', new Map<string, string>()],
])(
  'once a second wallet claims the name, the icon that the first left is gone: there is %s',
  (_, before) => {
    const first = announced('example.otter', { iconUrl: 'data:image/svg+xml,impostor' })
    const stolen = withSeenIcons(before, [first], before)
    expect(stolen.get('example.otter')).toBe('data:image/svg+xml,impostor')
    const both = [first, announced('example.otter')].map((option) => ({
      ...option,
      warning: 'same-rdns' as const,
    }))
    expect([...withSeenIcons(stolen, both, before)]).toEqual([...before])
  },
)

test('eight are kept, the newest', () => {
  const all = Array.from({ length: 10 }, (_, index) => announced(`example.otter${index}`))
  const kept = withSeenIcons(new Map(), all)
  expect([...kept.keys()]).toEqual(all.slice(2).map(({ rdns }) => rdns))
  expect([...parseRememberedIcons(JSON.stringify([...kept]))]).toEqual([...kept])
})

test('a wallet that is here stays, however long it has been known', () => {
  const all = Array.from({ length: 8 }, (_, index) => announced(`example.otter${index}`))
  const [oldest] = all
  const known = withSeenIcons(new Map(), all)
  const kept = withSeenIcons(known, [oldest!, announced('example.badger')])
  expect(kept.size).toBe(8)
  expect(kept.has('example.otter0')).toBe(true)
  expect(kept.has('example.otter1')).toBe(false)
  expect(kept.has('example.badger')).toBe(true)
})

test.each([
  [null],
  ['not json'],
  ['{"example.otter":"data:image/png,x"}'],
  ['[["example.otter","https://otter.example/icon.svg"]]'],
  ['[["example.otter","javascript:alert(1)"]]'],
  ['[["example.otter","data:text/html,x"]]'],
  ['[["otter","data:image/png,x"]]'],
  ['[["example.otter"],[],1,null]'],
])('what is stored as %s is no icon', (stored) => {
  expect(parseRememberedIcons(stored).size).toBe(0)
})
