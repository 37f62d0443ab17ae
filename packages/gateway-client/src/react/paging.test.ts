import { expect, test } from 'vitest'

import { createGatewayClient } from '../client.ts'
import { safe } from '../testing/wire.ts'
import { foldByZone } from './paging.ts'
import { getTransactionHistoryQueryOptions } from './queries/getTransactionHistory.ts'

test('a zone has one fold, and each zone its own', () => {
  const byZone = foldByZone((items: readonly string[], { timeZone }) =>
    items.map((item) => `${item} ${timeZone}`),
  )
  const inTokyo = byZone('Asia/Tokyo')
  expect(byZone('Asia/Tokyo')).toBe(inTokyo)
  expect(byZone(undefined)).not.toBe(inTokyo)
  const data = { pages: [{ results: ['a'] }, { results: ['b'] }] }
  expect(inTokyo(data)).toEqual(['a Asia/Tokyo', 'b Asia/Tokyo'])
  expect(byZone('UTC')(data)).toEqual(['a UTC', 'b UTC'])
})

test('options that are made again for the same zone fold by the same function', () => {
  const client = createGatewayClient()
  const foldOf = (timeZone: string | undefined) =>
    getTransactionHistoryQueryOptions(client, { chainId: 1, address: safe, timeZone }).select
  expect(foldOf('UTC')).toBe(foldOf('UTC'))
  expect(foldOf(undefined)).toBe(foldOf(undefined))
  expect(foldOf('UTC')).not.toBe(foldOf(undefined))
})
