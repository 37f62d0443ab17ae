import { expect, test } from 'vitest'

import { differences } from './differences.ts'

test('differences are found character by character, whatever their case', () => {
  const lit = differences(
    '0xABcd000000000000000000000000000000000001',
    '0xabCe000000000000000000000000000000000002',
  )
  expect(lit).toHaveLength(40)
  expect(lit.flatMap((differs, index) => (differs ? [index] : []))).toEqual([3, 39])
})
