import { expect, expectTypeOf, test } from 'vitest'

import { chainTable } from '../chainTable.ts'
import type { ChainId } from '../derived/chainById.ts'
import { searchChains as searchFullRecords } from '../lookup/index.ts'
import { getChainMeta, isKnownChain, searchChains } from './index.ts'

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
  for (const { id } of Object.values(chainTable)) expect(isKnownChain(id)).toBe(true)
  for (const id of [NaN, -1, 0, 3, 1.5, Infinity]) {
    expect(isKnownChain(id)).toBe(false)
    expect(getChainMeta(id)).toBeUndefined()
  }
  expect(isKnownChain('1' as never)).toBe(false)
})

test('narrows an id to those of the table', () => {
  const ids: number[] = [1]
  for (const id of ids) if (isKnownChain(id)) expectTypeOf(id).toExtend<ChainId>()
})

test('searches in the same order as the full table', () => {
  for (const query of ['eth', 'arb', '1', 'test', 'polygon', 'sfuel', 'nowhere', ''])
    expect(searchChains(query).map(({ id }) => id)).toEqual(
      searchFullRecords(query).map(({ id }) => id),
    )
})
