import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import { memoryStore } from '../testing/memoryList.ts'
import { type ExecutionTimes, executionTimesKind } from './executionTimes.ts'
import { keyedList } from './keyedList.ts'
import { readList, writeList } from './storedList.ts'

const noted: ExecutionTimes = {
  chainId: 1,
  safe: accountAddress,
  safeTxHash: `0x${'ab'.repeat(32)}`,
  hash: `0x${'cd'.repeat(32)}`,
}
const other = { ...noted, safe: testAddresses.shop }

function noteAll(all: readonly ExecutionTimes[]): readonly ExecutionTimes[] {
  const list = keyedList(memoryStore(), executionTimesKind)
  for (const one of all) list.remember(one)
  return list.read()
}

test('each step keeps the time at which it was seen first', () => {
  const again = { ...noted, sent: 8, seen: 9, indexed: 10 }
  expect(noteAll([other, { ...noted, sent: 1 }, { ...noted, seen: 2 }, again])).toEqual([
    other,
    { ...noted, sent: 1, seen: 2, indexed: 10 },
  ])
})

test('what takes its place has times of its own', () => {
  const faster = { ...noted, hash: noted.safeTxHash, sent: 5 }
  expect(noteAll([{ ...noted, sent: 1, seen: 2 }, faster])).toEqual([faster])
})

test('the oldest go when there are many', () => {
  const many = Array.from({ length: 201 }, (_, chainId) => ({ ...noted, chainId: chainId + 2 }))
  expect(noteAll(many)).toEqual(many.slice(1))
})

test('it comes back whole, and what is damaged does not', () => {
  const whole = { ...noted, sent: 1, seen: 2, indexed: 3 }
  expect(readList(writeList([whole]), executionTimesKind.readOne)).toEqual([whole])
  const odd = [{ ...whole, sent: '1', seen: null }]
  expect(readList(JSON.stringify(odd), executionTimesKind.readOne)).toEqual([
    { ...noted, indexed: 3 },
  ])
  const broken = [null, 1, {}, { ...noted, hash: '0x12' }, { ...noted, safe: 'no' }]
  expect(readList(JSON.stringify(broken), executionTimesKind.readOne)).toEqual([])
})
