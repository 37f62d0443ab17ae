import { expect, test } from 'vitest'

import { readAs } from './readAs.ts'

test('an amount is read with either sign before its fraction, where it can be', () => {
  expect([readAs('1,500', ','), readAs('1,500', '.')]).toEqual(['1.5', '1500'])
  expect([readAs('103,10', ','), readAs('103,10', '.')]).toEqual(['103.1', undefined])
  expect([readAs('1.000.000', ','), readAs('1.000.000', '.')]).toEqual(['1000000', undefined])
  expect([readAs('80', ','), readAs('80', '.')]).toEqual(['80', '80'])
  expect([readAs('1.600,00', ','), readAs('1.600,00', '.')]).toEqual(['1600', undefined])
  expect(readAs('1,45O.00', '.')).toBeUndefined()
})
