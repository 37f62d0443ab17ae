import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { putPerson } from '@ghost-pay/payments/people'

import { keepNames } from './usePayrollDraft.ts'

const { alice, bob, carol, shop } = testAddresses

test('names of a payroll that somebody else has, that look the same, imitate others or are too long are left out and named', () => {
  const people = putPerson(new Map(), { address: alice, name: 'Ana', groups: [], chainIds: [] })
  const long = 'x'.repeat(41)
  const { kept, ...left } = keepNames(people, [
    { address: alice, name: 'Another' },
    { address: bob, name: 'ana ' },
    { address: carol, name: 'Carol' },
    { address: shop, name: 'carol' },
    { address: shop, name: long },
    { address: shop, name: 'Kеstrel' }, // a Cyrillic ye
    { address: shop, name: 'Саrol' }, // a Cyrillic Es and a
  ])
  expect([...kept.values()].map(({ name }) => name)).toEqual(['Ana', 'Carol'])
  expect(left).toEqual({
    long: [long],
    namesakes: ['ana ', 'carol', 'Саrol'],
    strange: ['Kеstrel'],
  })
})
