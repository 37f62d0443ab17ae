import { afterEach, beforeEach, expect, test } from 'vitest'

import { checkDescription } from './checkDescription.ts'
import { WalletOptionError } from './errors.ts'
import { injectTestWallet } from './injectTestWallet.ts'
import { startTestWallets } from './inpage.ts'
import { buildWallet } from './testing/wallet.ts'
import type { TestWalletDescription } from './TestWalletDescription.ts'

/** What the page finds on its window. */
const found = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((place, name) => Reflect.get(Object(place) as object, name), window)

const announced: string[] = []
const collect = (event: Event) => {
  if (event instanceof CustomEvent)
    announced.push((event.detail as { info: { name: string } }).info.name)
}
beforeEach(() => window.addEventListener('eip6963:announceProvider', collect))
afterEach(() => {
  window.removeEventListener('eip6963:announceProvider', collect)
  announced.length = 0
  Reflect.deleteProperty(window, 'ethereum')
  Reflect.deleteProperty(window, 'phantom')
})

const alice: TestWalletDescription = {
  name: 'Alice',
  privateKey: `0x${'11'.repeat(32)}`,
  chains: [{ id: 31337 }],
}

test('a wallet is injected into the window, emits the event of old wallets, and can be removed', () => {
  let initialized = 0
  window.addEventListener('ethereum#initialized', () => (initialized += 1), { once: true })
  const first = buildWallet()
  const second = buildWallet()
  const removeFirst = injectTestWallet(first)
  const removeSecond = injectTestWallet(second)
  expect(found('ethereum')).toBe(second.provider)
  expect(initialized).toBe(1)
  removeFirst()
  expect(found('ethereum')).toBe(second.provider)
  removeSecond()
  expect('ethereum' in window).toBe(false)
})

test('a path can be nested, and cannot lead through a value that is not an object', () => {
  const wallet = buildWallet()
  injectTestWallet(wallet, { path: 'phantom.ethereum' })
  expect(found('phantom.ethereum')).toBe(wallet.provider)
  expect(() => injectTestWallet(wallet, { path: 'name.ethereum' })).toThrow(WalletOptionError)
  for (const path of ['', 'a.', '.a', 'a..b'])
    expect(() => injectTestWallet(wallet, { path })).toThrow('is no path')
})

test('a description says where a wallet is injected and whether it is announced', () => {
  startTestWallets([
    { ...alice, injectedAs: 'ethereum', announced: false, flags: ['isMetaMask'] },
    { ...alice, name: 'Bob' },
  ])
  expect(announced).toEqual(['Bob'])
  expect(found('ethereum.isMetaMask')).toBe(true)
})

test('two wallets under one identifier are announced both', () => {
  const rdns = 'io.example'
  startTestWallets([
    { ...alice, rdns },
    {
      ...alice,
      name: 'Other',
      privateKey: `0x${'22'.repeat(32)}`,
      personality: { name: 'impersonating', options: { rdns, name: 'Alice' } },
    },
  ])
  expect(announced).toEqual(['Alice', 'Alice'])
})

test('a description with a field or an option that does not exist is refused', () => {
  const check = (description: object) => () =>
    checkDescription(description as TestWalletDescription)
  expect(check(alice)).not.toThrow()
  expect(check({ ...alice, personalty: 'slow' })).toThrow(
    'has no field personalty. It has about, allow,',
  )
  expect(check({ ...alice, personality: 'sloe' })).toThrow('There is no personality sloe.')
  expect(check({ ...alice, flags: ['on'] })).toThrow('A provider has on already')
})
