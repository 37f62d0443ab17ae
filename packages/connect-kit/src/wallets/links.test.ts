import { expect, test } from 'vitest'

import {
  desktopDownloadUrl,
  extensionDownloadUrl,
  fillLink,
  mobileDownloadUrl,
  mobileLink,
} from './links.ts'
import type { BrowserName, OperatingSystem } from './Wallet.ts'

const shops = {
  qrCode: 'https://wallet.test/qr',
  mobile: 'https://wallet.test/mobile',
  ios: 'https://wallet.test/ios',
  android: 'https://wallet.test/android',
  browserExtension: 'https://wallet.test/any',
  chrome: 'https://wallet.test/chrome',
  firefox: 'https://wallet.test/firefox',
  edge: 'https://wallet.test/edge',
  desktop: 'https://wallet.test/desktop',
  macos: 'https://wallet.test/macos',
}

const uri = 'wc:1234@2?relay-protocol=irn&symKey=00'

test('a link takes the pairing address encoded, or as it is, or makes it itself', () => {
  expect(fillLink('wallet://wc?uri={uri}', uri)).toBe(`wallet://wc?uri=${encodeURIComponent(uri)}`)
  expect(fillLink('{rawUri}', uri)).toBe(uri)
  expect(fillLink((given) => `x:${given}`, uri)).toBe(`x:${uri}`)
})

test('what looks like a replacement pattern in an address stays as it is', () => {
  expect(fillLink('{rawUri}', 'wc:$&$1')).toBe('wc:$&$1')
})

test.each<[BrowserName, OperatingSystem, string | undefined]>([
  ['chrome', 'linux', shops.chrome],
  ['arc', 'macos', shops.chrome],
  ['brave', 'windows', shops.chrome],
  ['edge', 'windows', shops.edge],
  ['opera', 'windows', shops.chrome],
  ['firefox', 'linux', shops.firefox],
  ['safari', 'macos', shops.browserExtension],
  ['other', 'linux', shops.browserExtension],
  ['chrome', 'android', undefined],
  ['safari', 'ios', undefined],
])('%s on %s gets the extension from %s', (name, os, url) => {
  expect(extensionDownloadUrl(shops, { name, os })).toBe(url)
})

test('a browser without a shop of its own gets no extension made for another', () => {
  expect(
    extensionDownloadUrl({ chrome: shops.chrome }, { name: 'firefox', os: 'linux' }),
  ).toBeUndefined()
})

test.each<[OperatingSystem, string, string | undefined]>([
  ['ios', shops.ios, undefined],
  ['android', shops.android, undefined],
  ['macos', shops.mobile, shops.macos],
  ['windows', shops.mobile, shops.desktop],
  ['other', shops.mobile, shops.desktop],
])('%s gets the app from %s and %s', (os, mobile, desktop) => {
  expect(mobileDownloadUrl(shops, { name: 'other', os })).toBe(mobile)
  expect(desktopDownloadUrl(shops, { name: 'other', os })).toBe(desktop)
})

test.each<OperatingSystem>(['ios', 'android', 'macos'])(
  'the page of the QR code is the one for %s, where no other is named',
  (os) => {
    const { qrCode } = shops
    expect(mobileDownloadUrl({ qrCode }, { name: 'other', os })).toBe(qrCode)
  },
)

test('a phone opens the link of its system', () => {
  const base = { id: 'a', name: 'A', iconUrl: '', iconBackground: '#fff' }
  const wallet = { ...base, mobile: { getUri: { ios: 'a://{uri}', android: '{rawUri}' } } }
  expect(mobileLink(wallet, 'ios')).toBe('a://{uri}')
  expect(mobileLink(wallet, 'android')).toBe('{rawUri}')
  expect(mobileLink(wallet, 'linux')).toBeUndefined()
  expect(mobileLink({ ...base, mobile: { getUri: 'b://{uri}' } }, 'android')).toBe('b://{uri}')
  expect(mobileLink(base, 'ios')).toBeUndefined()
})
