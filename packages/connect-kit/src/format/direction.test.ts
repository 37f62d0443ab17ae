import { expect, test } from 'vitest'

import { direction } from './direction.ts'

test.each([
  'ar-EG',
  'az-Arab',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ks',
  'ku-Arab',
  'pa-PK',
  'ps',
  'ur',
])('%s is written from right to left', (locale) => expect(direction(locale)).toBe('rtl'))

test.each(['az', 'de-CH', 'en', 'he-Latn', 'ku', 'pa', 'tr', 'uz', 'zh-TW'])(
  '%s is written from left to right',
  (locale) => expect(direction(locale)).toBe('ltr'),
)
