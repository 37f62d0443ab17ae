import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { shortAddress } from '../../../format/shortAddress.ts'
import { othersOf } from './othersOf.ts'
import { whoElse } from './whoElse.ts'

test.each<[readonly string[], number, string | undefined]>([
  [['Bob', 'Carol'], 1, 'Bob or Carol'],
  [['Bob', 'Carol'], 2, 'Bob and Carol'],
  [['Bob'], 1, 'Bob'],
  [['Bob', 'Carol', 'Dave'], 2, undefined],
  [['A', 'B', 'C', 'D', 'E'], 1, undefined],
  [[], 1, undefined],
])('of %j, %i must approve: %s', (names, count, said) => {
  expect(whoElse(names, count)).toBe(said)
})

test('who has approved, and who looks, is none of the others', () => {
  const { alice, bob, carol } = testAddresses
  const names: ReadonlyMap<Address, string> = new Map([
    [alice, 'Alice'],
    [bob, 'Bob'],
  ])
  const others = (signed: readonly Address[], viewer: Address | undefined) =>
    othersOf([alice, bob, carol], {
      signed,
      viewer,
      label: (address) => names.get(address) ?? shortAddress(address),
    })
  const unnamed = shortAddress(carol)
  expect(others([], alice)).toEqual(['Bob', unnamed])
  expect(others([bob], alice)).toEqual([unnamed])
  expect(others([bob], undefined)).toEqual(['Alice', unnamed])
})
