import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import {
  type ExecutionTimes,
  forgetTimes,
  noteTimes,
  readExecutionTimes,
  timesOf,
} from './executionTimes.ts'
import { readList, writeList } from './storedList.ts'

const noted: ExecutionTimes = {
  chainId: 1,
  safe: accountAddress,
  safeTxHash: `0x${'ab'.repeat(32)}`,
  hash: `0x${'cd'.repeat(32)}`,
}
const other = { ...noted, safe: testAddresses.shop }

test('each step keeps the time at which it was seen first', () => {
  const sent = noteTimes([other], { ...noted, sent: 1 })
  const seen = noteTimes(sent, { ...noted, seen: 2 })
  const again = noteTimes(seen, { ...noted, sent: 8, seen: 9, indexed: 10 })
  expect(again).toEqual([other, { ...noted, sent: 1, seen: 2, indexed: 10 }])
})

test('what takes its place has times of its own', () => {
  const faster = { ...noted, hash: noted.safeTxHash, sent: 5 }
  const all = noteTimes([{ ...noted, sent: 1, seen: 2 }], faster)
  expect(all).toEqual([faster])
  expect(timesOf(all, noted)).toBeUndefined()
  expect(timesOf(all, faster)).toEqual(faster)
})

test('it is forgotten with what it is of, and the oldest go when there are many', () => {
  expect(forgetTimes([other, noted], noted)).toEqual([other])
  const many = Array.from({ length: 200 }, (_, chainId) => ({ ...noted, chainId: chainId + 2 }))
  const all = noteTimes(many, noted)
  expect(all).toHaveLength(200)
  expect(all.at(-1)).toEqual(noted)
  expect(all[0]?.chainId).toBe(3)
})

test('it comes back whole, and what is damaged does not', () => {
  const whole = { ...noted, sent: 1, seen: 2, indexed: 3 }
  expect(readList(writeList([whole]), readExecutionTimes)).toEqual([whole])
  const odd = [{ ...whole, sent: '1', seen: null }]
  expect(readList(JSON.stringify(odd), readExecutionTimes)).toEqual([{ ...noted, indexed: 3 }])
  const broken = [null, 1, {}, { ...noted, hash: '0x12' }, { ...noted, safe: 'no' }]
  expect(readList(JSON.stringify(broken), readExecutionTimes)).toEqual([])
})
