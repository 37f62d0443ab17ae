import { expect, test } from 'vitest'

import { chainTable } from '../chainTable.ts'
import { searchChains as searchFullRecords } from '../lookup/index.ts'
import { getChainMeta, searchChains } from './index.ts'

test('knows what a list shows of a chain', () => {
  expect(getChainMeta(137)).toEqual({
    id: 137,
    name: 'Polygon',
    slug: 'polygon',
    shortName: 'pol',
    shortNameAliases: ['matic'],
    symbol: 'POL',
    testnet: false,
    status: 'active',
  })
  expect(getChainMeta(5)).toMatchObject({ name: 'Goerli', testnet: true, status: 'deprecated' })
})

test('knows every chain of the table and no other', () => {
  for (const { id } of Object.values(chainTable)) expect(getChainMeta(id)?.id).toBe(id)
  for (const id of [NaN, -1, 0, 3, 1.5, Infinity]) expect(getChainMeta(id)).toBeUndefined()
  expect(getChainMeta('1' as never)).toBeUndefined()
})

test('searches in the same order as the full table', () => {
  for (const query of ['eth', 'arb', '1', 'test', 'polygon', 'sfuel', 'nowhere', ''])
    expect(searchChains(query).map(({ id }) => id)).toEqual(
      searchFullRecords(query).map(({ id }) => id),
    )
})
