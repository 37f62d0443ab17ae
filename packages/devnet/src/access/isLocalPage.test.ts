import { expect, test } from 'vitest'

import { isLocalPage } from './isLocalPage.ts'

test.each([
  undefined,
  'http://localhost:5173',
  'https://127.0.0.1',
  'http://[::1]:3000',
  'http://app.localhost:3000',
  'chrome-extension://abcdef',
  'moz-extension://abcdef',
  'https://preview.example',
])('%j may ask', (origin) => {
  expect(isLocalPage(origin, ['https://preview.example'])).toBe(true)
})

test.each([
  'null',
  '',
  'https://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://preview.example',
  'https://preview.example.evil.example',
  'https://evil.example/chrome-extension://abcdef',
  'file://',
  'http://evil.example@localhost',
  'http://localhost/evil.example',
  'http://LOCALHOST',
  'http://localhost, https://evil.example',
])('%j may not', (origin) => {
  expect(isLocalPage(origin, ['https://preview.example'])).toBe(false)
})
