import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import * as entryPoint from './index.ts'
import { fillLink } from './links.ts'
import type { LinkTemplate, Wallet } from './Wallet.ts'

const folder = new URL('.', import.meta.url)
const files = readdirSync(new URL('definitions/', folder))
const uri = 'wc:94caa59c77dae0dd234b5818fb7292540d017b27@2?relay-protocol=irn&symKey=00'

const isWallet = (value: unknown): value is Wallet =>
  typeof value === 'object' && value !== null && 'iconBackground' in value
const exported: readonly unknown[] = Object.values(entryPoint)
const wallets = exported.filter(isWallet)

test('there are at least forty, each exported under its own id', () => {
  expect(wallets.length).toBeGreaterThanOrEqual(40)
  expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual(
    wallets.map(({ id }) => id).toSorted(),
  )
  for (const [name, value] of Object.entries(entryPoint))
    if (isWallet(value)) expect(value.id).toBe(name)
})

test('no two share an id or announce themselves under one name', () => {
  const rdns = wallets.flatMap(({ rdns }) => rdns ?? [])
  expect(new Set(rdns).size).toBe(rdns.length)
  expect(new Set(wallets.map(({ name }) => name)).size).toBe(wallets.length)
})

function links({ mobile, qrCode, desktop }: Wallet): LinkTemplate[] {
  const getUri = mobile?.getUri
  const ofPhone =
    getUri === undefined
      ? []
      : typeof getUri === 'object'
        ? Object.values(getUri).filter((link) => link !== undefined)
        : [getUri]
  return [...ofPhone, ...(qrCode ? [qrCode.getUri] : []), ...(desktop ? [desktop.getUri] : [])]
}

describe.each(wallets.map((wallet) => [wallet.id, wallet] as const))('%s', (id, wallet) => {
  test('has an id, names that fit, and colours', () => {
    expect(id).toMatch(/^[a-zA-Z][a-zA-Z0-9]*$/)
    expect(wallet.name.length).toBeLessThanOrEqual(24)
    expect((wallet.shortName ?? wallet.name).length).toBeLessThanOrEqual(wallet.name.length)
    expect(wallet.iconBackground).toMatch(/^#[0-9a-f]{6}$/)
    expect(wallet.iconAccent ?? '#000').toMatch(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/)
  })

  test('announces itself under a domain name', () => {
    for (const rdns of [wallet.rdns ?? []].flat())
      expect(rdns).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
  })

  test('is got over https, without trackers, from the shop that each link names', () => {
    const shops = {
      ios: /^https:\/\/apps\.apple\.com\/app\/id\d+$/,
      android:
        /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$|^https:\/\/web3\.bitget\.com\//,
      chrome: /^https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32}$/,
      firefox: /^https:\/\/addons\.mozilla\.org\/firefox\/addon\/[\w-]+\/$/,
      edge: /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/[\w-]+\/[a-p]{32}$/,
    }
    for (const [kind, url] of Object.entries(wallet.downloadUrls ?? {})) {
      expect(url).toMatch(/^https:\/\/[\w.-]+\.[a-z]+(?:[/?#]|$)/)
      expect(url).not.toMatch(/utm_|referrer=|[?&](?:pt|ct|mt)=/)
      if (kind in shops) expect(url).toMatch(shops[kind as keyof typeof shops])
    }
  })

  test('passes the whole pairing address on', () => {
    for (const link of links(wallet)) {
      const filled = fillLink(link, uri)
      expect(filled === uri || filled.endsWith(encodeURIComponent(uri))).toBe(true)
      expect(filled).toMatch(/^(?:https:\/\/[\w.-]+\/|[a-z][\w.]*:)/)
    }
  })

  test('opens a page by a web address that has the whole address of the page in it', () => {
    const page = 'https://shop.test/cart?a=1&b=2#c'
    if (!wallet.pageLink) return
    const opened = fillLink(wallet.pageLink, page)
    expect(opened).toMatch(/^https:\/\/[\w.-]+/)
    expect(decodeURIComponent(decodeURIComponent(opened))).toContain('shop.test/cart?a=1&b=2#c')
  })

  test('says how it is got wherever it can be got', () => {
    const { chrome, browserExtension, qrCode, mobile } = wallet.downloadUrls ?? {}
    // Said once, as the page of the QR code.
    if (qrCode) expect(mobile).not.toBe(qrCode)
    if (wallet.qrCode && id !== 'walletConnect') expect(qrCode).toBeDefined()
    if (wallet.downloadUrls && (wallet.qrCode ?? chrome ?? browserExtension))
      expect(wallet.learnMoreUrl).toMatch(/^https:/)
  })

  test('has no icon: its first letter is shown, or the mark that the host adds', () => {
    expect(wallet.iconUrl).toBeUndefined()
    expect([...wallet.name][0]).toMatch(/[\p{L}\p{N}]/u)
  })

  test('weighs less than 1.5 kB', () => {
    const source = readFileSync(new URL(`definitions/${id}.ts`, folder))
    expect(gzipSync(source).length).toBeLessThan(1500)
  })
})
