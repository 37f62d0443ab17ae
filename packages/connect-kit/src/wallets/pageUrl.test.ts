import { expect, test } from 'vitest'

import { pageUrl } from './links.ts'

const page = 'https://shop.test/cart'
const state = `?state=${'%7B'.repeat(1000)}`

test('a page has its address, where another device reaches it', () => {
  expect(pageUrl(new URL(`${page}?a=1#b`), true)).toBe(`${page}?a=1#b`)
  expect(pageUrl(new URL('http://localhost:3000/cart'), true)).toBeUndefined()
})

test('in a code an address ends where it would be too long to be scanned', () => {
  expect(pageUrl(new URL(page + state), true)).toBe(page)
  expect(pageUrl(new URL(`${page}/${'a'.repeat(900)}`), true)).toBe('https://shop.test')
})

test('a link has all of it', () => {
  expect(pageUrl(new URL(page + state), false)).toBe(page + state)
})
