import type { Address } from 'viem'
import { expect, test } from 'vitest'

import { lookAlikes } from './lookAlikes.ts'

const known = '0x1234000000000000000000000000000000005678'
const named = (address: Address) => ({ address, isNamed: true })
const paid = (address: Address) => ({ address, isNamed: false })

test.each([
  '0x1234111111111111111111111111111111115678',
  '0x1234111111111111111111111111111111119999',
  '0x9999111111111111111111111111111111115678',
] as const)('%s could be taken for a known one', (address) => {
  expect(lookAlikes(address, [named(known)])).toEqual([known])
  expect(lookAlikes(address, [paid(known)])).toEqual([known])
})

test('a known address is not its own look-alike', () => {
  expect(lookAlikes(known, [named(known)])).toEqual([])
  expect(lookAlikes(known, [paid(known)])).toEqual([])
})

test('another address is just another address', () => {
  const other = '0x9999111111111111111111111111111111119999'
  expect(lookAlikes(other, [named(known)])).toEqual([])
})

test('an address that is known twice is shown once', () => {
  const twin = '0x1234111111111111111111111111111111115678'
  expect(lookAlikes(twin, [named(known), paid(known), named(known)])).toEqual([known])
})

test('an address that was paid by mistake is still like the one that has a name', () => {
  const twin = '0x1234111111111111111111111111111111115678'
  expect(lookAlikes(twin, [paid(twin), named(known)])).toEqual([known])
  // Two that were paid before and have no name are both what they are.
  expect(lookAlikes(twin, [paid(twin), paid(known)])).toEqual([])
  // An address with a name is not suspicious, whatever looks like it.
  expect(lookAlikes(twin, [named(twin), named(known)])).toEqual([])
})

test('the most alike comes first', () => {
  const twin = '0x1234000000000000000000000000000000009999'
  const near = '0x1234000000000000000000000000000000005678'
  const far = '0x1234ffffffffffffffffffffffffffffffff5678'
  expect(lookAlikes(twin, [named(far), named(near)])).toEqual([near, far])
})
