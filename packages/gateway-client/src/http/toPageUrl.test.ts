import { describe, expect, onTestFinished, test } from 'vitest'

import { GatewayMismatchError, GatewayPageUrlError } from '../errors.ts'
import { toPageUrl } from './toPageUrl.ts'

const path = '/v1/chains/1/safes/0x5aFe/transactions/history'
const cursor = 'cursor=limit%3D20%26offset%3D20'
const base = 'https://gateway.test'

test('an address under the own base is taken as it is', () => {
  const pageUrl = `${base}${path}?trusted=false&${cursor}`
  expect(toPageUrl(base, { path, pageUrl })).toBe(pageUrl)
})

test('a runtime whose `location` is there and undefined is one without', () => {
  Object.defineProperty(globalThis, 'location', { value: undefined, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'location')
  })
  const pageUrl = `${base}${path}?trusted=false&${cursor}`
  expect(toPageUrl(base, { path, pageUrl })).toBe(pageUrl)
})

test('parameters of the call that the page has lost are added', () => {
  const pageUrl = `${base}${path}?${cursor}`
  expect(toPageUrl(base, { path, pageUrl, query: { trusted: false, imitation: undefined } })).toBe(
    `${base}${path}?${cursor}&trusted=false`,
  )
})

describe('behind a proxy the parameters are put onto the own address', () => {
  test.each([
    ['another scheme', base, `http://gateway.test${path}?${cursor}`],
    ['another host', base, `http://internal:8080${path}?${cursor}`],
    ['a trailing slash', base, `http://internal:8080${path}/?${cursor}`],
    ['another writing of the address', base, `http://internal${path.toLowerCase()}?${cursor}`],
    ['a folder that the proxy takes away', `${base}/cgw`, `http://internal${path}?${cursor}`],
    ['a folder that the proxy leaves', `${base}/cgw`, `http://internal/cgw${path}?${cursor}`],
    ['no host at all', base, `${path}?${cursor}`],
    ['a base that is a path', '/gateway', `http://internal${path}?${cursor}`],
  ])('%s', (_, baseUrl, pageUrl) => {
    expect(toPageUrl(baseUrl, { path, pageUrl })).toBe(`${baseUrl}${path}?${cursor}`)
  })
})

test.each([
  ['https://evil.test/page-2'],
  ['https://evil.test/v1/chains/2/safes/0x5aFe/transactions/history?cursor=x'],
  ['https://gateway.test.evil.test/v1/x'],
  ['https://gateway.test@evil.test/v1/x'],
  ['https://gateway.test:444/v1/x'],
  ['http://user:password@gateway.test/v1/x'],
  ['http://169.254.169.254/latest/meta-data'],
  ['javascript:alert(1)'],
  ['data:application/json,{}'],
  ['file:///etc/passwd'],
  [`ftp://gateway.test${path}`],
  ['https://'],
])('%s is refused', (pageUrl) => {
  expect(() => toPageUrl(base, { path, pageUrl })).toThrow(GatewayPageUrlError)
  expect(() => toPageUrl(base, { path, pageUrl })).toThrow(`A page must come from ${base}`)
})

test('an address above the own folder is refused', () => {
  for (const pageUrl of [
    'https://gateway.test/cgw/../admin',
    'https://gateway.test/cgwx/v1',
    'https://gateway.test/admin',
  ]) {
    expect(() => toPageUrl(`${base}/cgw`, { path, pageUrl })).toThrow(GatewayPageUrlError)
  }
})

test('only where a page begins may differ, not what is named alike', () => {
  const of = (query: Record<string, string>, search: string) => () =>
    toPageUrl('https://gateway.test', {
      path: '/v1/list',
      query,
      pageUrl: `https://gateway.test/v1/list?${search}`,
    })
  expect(of({ cursor: 'a', limit: '1', offset: '2' }, 'cursor=b&limit=3&offset=4')).not.toThrow()
  expect(of({ unlimited: 'false' }, 'unlimited=true')).toThrow(GatewayMismatchError)
  expect(of({ limits: '1' }, 'limits=2')).toThrow(GatewayMismatchError)
})
