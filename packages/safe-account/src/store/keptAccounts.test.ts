import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { type KeptAccount, readKeptAccount, rememberOpened, watch } from './keptAccounts.ts'
import { readList, writeList } from './storedList.ts'

const accountAddress = testAddresses.alice
const account = { chainId: 1, address: accountAddress }

test('what was opened last stands first, once', () => {
  const other = { chainId: 100, address: accountAddress }
  let kept: readonly KeptAccount[] = []
  for (const [index, one] of [account, other, account].entries()) {
    kept = rememberOpened(kept, one, index + 1)
  }
  expect(kept.map(({ chainId, opened }) => [chainId, opened])).toEqual([
    [1, 3],
    [100, 2],
  ])
})

test('many that were only opened are forgotten, none that is watched', () => {
  let kept = watch([], { chainId: 9999, address: testAddresses.shop }, true)
  for (let chainId = 1; chainId <= 50; chainId += 1) {
    kept = rememberOpened(kept, { ...account, chainId }, chainId)
  }
  expect(kept).toHaveLength(21)
  expect(kept[0]?.chainId).toBe(50)
  expect(kept.at(-1)).toMatchObject({ chainId: 9999, isWatched: true })
})

test('opening leaves a watched account watched, and unwatching keeps when it was opened', () => {
  const watched = rememberOpened(watch([], account, true), account, 5)
  expect(watched).toEqual([{ ...account, opened: 5, isWatched: true }])
  expect(watch(watched, account, false)).toEqual([{ ...account, opened: 5, isWatched: false }])
})

test('it is read as it was written, and what is damaged is left out', () => {
  const one = { ...account, opened: 5, isWatched: true }
  const stored = writeList([one, { ...one, address: '0x12' }, { ...one, chainId: '1' }, null])
  expect(readList(stored, readKeptAccount)).toEqual([one])
})
