import { expect, test } from 'vitest'

import { readVisitorBrowser } from './visitorBrowser.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'

test.each([
  [{ userAgent: `${windows} ${webkit} Chrome/150.0.0.0 Safari/537.36` }, 'chrome', 'windows'],
  [{ userAgent: `${mac} ${webkit} Chrome/150.0.0.0 Safari/537.36`, brave: {} }, 'brave', 'macos'],
  [{ userAgent: `${windows} ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0` }, 'edge', 'windows'],
  [{ userAgent: `${windows} ${webkit} Chrome/150.0 Safari/537.36 OPR/120.0` }, 'opera', 'windows'],
  [
    { userAgent: `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15` },
    'safari',
    'macos',
  ],
  [
    { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' },
    'firefox',
    'linux',
  ],
  [
    {
      userAgent: `${mac} ${webkit} Chrome/150.0 Safari/537.36`,
      userAgentData: { brands: [{ brand: 'Arc' }] },
    },
    'arc',
    'macos',
  ],
  [
    { userAgent: `Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/150.0 Mobile Safari/537.36` },
    'chrome',
    'android',
  ],
  [
    {
      userAgent: `${iphone} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1`,
    },
    'safari',
    'ios',
  ],
  [
    {
      userAgent: `${iphone} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1`,
    },
    'chrome',
    'ios',
  ],
  [
    {
      userAgent: `${iphone} AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148 Safari/605.1.15`,
    },
    'firefox',
    'ios',
  ],
  [
    {
      userAgent: `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`,
      maxTouchPoints: 5,
    },
    'safari',
    'ios',
  ],
  [{ userAgent: 'Shopper/1.0' }, 'other', 'other'],
  [{}, 'other', 'other'],
] as const)('%j is %s on %s', (facts, name, os) => {
  expect(readVisitorBrowser(facts)).toEqual({ name, os })
})
