import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import {
  findExecution,
  forgetExecution,
  readSentExecution,
  rememberExecution,
  type SentExecution,
} from './sentExecutions.ts'
import { readList, writeList } from './storedList.ts'

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

test('one is remembered for each transaction of an account', () => {
  const newer = { ...sent, hash: sent.safeTxHash }
  expect(rememberExecution([...others, sent], newer)).toEqual([...others, newer])
  expect(findExecution([...others, sent], sent)).toBe(sent)
  expect(findExecution(others, sent)).toBeUndefined()
  expect(forgetExecution([...others, sent], sent)).toEqual(others)
})

test('what a wallet has sent beside it stays known, whatever is learned of the first', () => {
  const beside = `0x${'ef'.repeat(32)}` as const
  expect(readList(writeList([{ ...sent, beside }]), readSentExecution)).toEqual([
    { ...sent, beside },
  ])
  expect(readList(writeList([{ ...sent, beside: 'no' }]), readSentExecution)).toEqual([sent])
  expect(rememberExecution([{ ...sent, beside }], { ...sent, nonce: 4 })).toEqual([
    { ...sent, nonce: 4, beside },
  ])
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

test('an account is found however its address is written', () => {
  const safe = accountAddress.toLowerCase() as SentExecution['safe'] // The same address.
  expect(findExecution([sent], { ...sent, safe })).toBe(sent)
})

test('a nonce that is no number is none', () => {
  expect(readList(JSON.stringify([{ ...sent, nonce: '3' }]), readSentExecution)).toEqual([
    { ...sent, nonce: undefined },
  ])
})
