// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'

import { afterEach, expect, test, vi } from 'vitest'

import { type Language, languages } from '../text/languages.ts'
import { showTranslation } from '../text/translation.ts'
import { amountText } from './amountText.ts'
import { dayAndTime } from './dayAndTime.ts'
import { formatFiat } from './fiat.ts'
import { fullTime } from './fullTime.ts'
import { decimalMark, regionOf } from './locale.ts'
import { splitAmount } from './splitAmount.ts'

afterEach(() => {
  showTranslation({ language: 'en', sentences: {} })
})

const plain = (text: string) => text.replace(/\s/g, ' ')
const time = new Date(2026, 10, 21, 17, 55).getTime()
const now = new Date(2026, 10, 25, 9, 30).getTime()

test.each([
  ['en', '12,500.25', '12500.25', '$12,500.25', 'Nov 21, 2026, 5:55 PM', 'Nov 21, 5:55 PM'],
  ['de', '12.500,25', '12500,25', '12.500,25 $', '21.11.2026, 17:55', '21. Nov., 17:55'],
  ['es', '12.500,25', '12500,25', '12.500,25 $', '21 nov 2026, 17:55', '21 nov, 17:55'],
  ['zh', '12,500.25', '12500.25', '$12,500.25', '2026年11月21日 17:55', '11月21日 17:55'],
] as const)('%s has its own numbers and dates', (language, amount, typed, sum, full, short) => {
  // What another language has made before is not taken for this one.
  for (const other of ['en', language] as const) {
    showTranslation({ language: other, sentences: {} })
    splitAmount(1n, 0)
  }
  expect(splitAmount(12_500_250_000n, 6).whole).toBe(amount)
  expect(amountText(12_500_250_000n, 6)).toBe(typed)
  expect(plain(formatFiat('12500.25', 'USD'))).toBe(sum)
  expect(plain(fullTime(time))).toBe(full)
  expect(plain(dayAndTime(time, now))).toBe(short)
})

test('every language is one that numbers are written in', () => {
  for (const language of Object.keys(languages) as Language[]) {
    expect(Intl.NumberFormat.supportedLocalesOf(language)).toEqual([language])
  }
})

test('no file asks for the language while it is read: the page comes into it afterwards', () => {
  const early = globSync('apps/ghost-pay/src/**/*.{ts,tsx}').filter((path) =>
    /^(?:export )?(?:const|let) [^=\n]+=(?! *(?:async )?\().*\b(?:locale|region|decimalMark)\(\)/m.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(early).toEqual([])
})

test('numbers are written as the reader’s own country writes them in the language of the page', () => {
  expect(regionOf('es', ['es-MX', 'en'])).toBe('es-MX')
  expect(regionOf('de', ['pt-BR', 'de-CH', 'de'])).toBe('de-CH')
  expect(regionOf('zh', ['en-US'])).toBe('zh')
  expect(regionOf('en', ['en-US@posix', 'en_GB', 'en-GB'])).toBe('en-GB')
  const wanted = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX'])
  showTranslation({ language: 'es', sentences: {} })
  expect(splitAmount(12_500_250_000n, 6).whole).toBe('12,500.25')
  expect(decimalMark()).toBe('.')
  wanted.mockReturnValue(['es-ES'])
  expect(splitAmount(12_500_250_000n, 6).whole).toBe('12.500,25')
  expect(decimalMark()).toBe(',')
  wanted.mockRestore()
})

test('a locale is read once: every sentence of a page wants to know it', () => {
  const read = vi.spyOn(Intl, 'Locale')
  for (const wanted of [['es-CL'], ['es-CL'], ['en', 'es-CL']]) {
    expect(regionOf('es', wanted)).toBe('es-CL')
  }
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRestore()
})
