import { expect, test } from 'vitest'

import { lookAlikes } from './lookAlikes.ts'

const known = '0x1234000000000000000000000000000000005678'

test.each([
  '0x1234111111111111111111111111111111115678',
  '0x1234111111111111111111111111111111119999',
  '0x9999111111111111111111111111111111115678',
] as const)('%s could be taken for a known one', (address) => {
  expect(lookAlikes(address, [known])).toEqual([known])
})

test('a known address is not its own look-alike', () => {
  expect(lookAlikes(known, [known])).toEqual([])
})

test('another address is just another address', () => {
  expect(lookAlikes('0x9999111111111111111111111111111111119999', [known])).toEqual([])
})
