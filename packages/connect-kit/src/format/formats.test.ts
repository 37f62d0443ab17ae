import fc from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'

import { formatBalance } from './formatBalance.ts'
import { shortAddress } from './shortAddress.ts'
import { shortName } from './shortName.ts'

test('an address keeps its first and last four characters', () => {
  expect(shortAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf3…2266')
})

test.each([
  ['Rabby Wallet', 'Rabby Wallet'],
  ['a-name-of-exactly-24-char', 'a-name-of-exactly-24-cha…'],
  ['👩🏽‍🚀'.repeat(25), `${'👩🏽‍🚀'.repeat(24)}…`],
])('the name %s is cut at 24 characters', (name, expected) => {
  expect(shortName(name)).toBe(expected)
})

test.each([
  [0n, '0'],
  [1n, '<0.001'],
  [10n ** 15n, '0.001'],
  [999_999_999_999_999_999n, '0.999'],
  [1_239_999_999_999_999_999n, '1.23'],
  [99n * 10n ** 18n + 999n * 10n ** 15n, '99.99'],
  [1234n * 10n ** 18n + 56n * 10n ** 16n, '1,234.5'],
  [9999n * 10n ** 18n, '9,999'],
  [12_345n * 10n ** 18n, '12.3k'],
  [4_000_000n * 10n ** 18n, '4m'],
  [2_500_000_000_000_000n * 10n ** 18n, '2,500t'],
])('%d wei are shown as %s', (value, expected) => {
  expect(formatBalance({ value, decimals: 18 }, 'en')).toBe(expected)
})

test('another language has its own separators and digits', () => {
  expect(formatBalance({ value: 1234n * 10n ** 18n + 5n * 10n ** 17n, decimals: 18 }, 'de')).toBe(
    '1.234,5',
  )
  expect(formatBalance({ value: 12n * 10n ** 17n, decimals: 18 }, 'ar-EG')).toBe('١٫٢')
})

test('no amount comes out in exponent form, and none is larger than it is', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.integer({ min: 0, max: 18 }),
      (value, decimals) => {
        const shown = formatBalance({ value, decimals }, 'en')
        expect(shown).toMatch(/^<?[\d,]+(\.\d{1,3})?[kmbt]?$/)
        const exact = formatUnits(value, decimals)
        expect(exact).toMatch(/^\d+(\.\d+)?$/)
        if (!shown.startsWith('<') && !/[kmbt]$/.test(shown)) {
          expect(exact.startsWith(shown.replaceAll(',', ''))).toBe(true)
        }
      },
    ),
  )
})
