import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import { memoryStore } from '../testing/memoryList.ts'
import { keyedList } from './keyedList.ts'
import { type SentExecution, sentExecutionKind } from './sentExecutions.ts'
import { readList, writeList } from './storedList.ts'

const { keyOf, readOne: readSentExecution } = sentExecutionKind

const sent: SentExecution = {
  chainId: 1,
  safe: accountAddress,
  safeTxHash: `0x${'ab'.repeat(32)}`,
  hash: `0x${'cd'.repeat(32)}`,
  from: testAddresses.alice,
  data: '0x12',
  nonce: 3,
  block: 100,
}
const others: SentExecution[] = [
  { ...sent, chainId: 100 },
  { ...sent, safe: testAddresses.shop },
  { ...sent, safeTxHash: sent.hash },
]

test('what was sent comes back whole', () => {
  expect(readList(writeList([sent]), readSentExecution)).toEqual([sent])
  const young = { ...sent, nonce: undefined }
  expect(readList(writeList([young]), readSentExecution)).toEqual([young])
})

test('each transaction of an account has one execution, however the address is written', () => {
  const safe = accountAddress.toLowerCase() as SentExecution['safe'] // The same address.
  expect(keyOf({ ...sent, safe })).toBe(keyOf(sent))
  expect(new Set([sent, ...others].map(keyOf)).size).toBe(4)
})

test('what a wallet has sent beside it stays known, whatever is learned of the first', () => {
  const beside = `0x${'ef'.repeat(32)}` as const
  expect(readList(writeList([{ ...sent, beside }]), readSentExecution)).toEqual([
    { ...sent, beside },
  ])
  expect(readList(writeList([{ ...sent, beside: 'no' }]), readSentExecution)).toEqual([sent])
  const list = keyedList(memoryStore(), sentExecutionKind)
  list.remember({ ...sent, beside })
  list.remember({ ...sent, nonce: 4 })
  expect(list.read()).toEqual([{ ...sent, nonce: 4, beside }])
})

test.each<[string, unknown]>([
  ['no list', {}],
  ['holes', [null, 1, {}]],
  ['no hash', [{ ...sent, hash: '0x12' }]],
  ['no hash of the account', [{ ...sent, safeTxHash: '0x12' }]],
  ['no account', [{ ...sent, safe: 'no' }]],
  ['no sender', [{ ...sent, from: 'no' }]],
  ['no data', [{ ...sent, data: 'no' }]],
  ['no chain', [{ ...sent, chainId: '1' }]],
  ['no block', [{ ...sent, block: null }]],
])('%s is not remembered', (_, stored) => {
  expect(readList(JSON.stringify(stored), readSentExecution)).toEqual([])
})

test('a nonce that is no number is none', () => {
  expect(readList(JSON.stringify([{ ...sent, nonce: '3' }]), readSentExecution)).toEqual([
    { ...sent, nonce: undefined },
  ])
})
