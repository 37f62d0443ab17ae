import { expect, test } from 'vitest'

import { readCallsStatus } from './readCallsStatus.ts'

const asked = { id: '0xab', chainId: 31337 }
const hash = `0x${'1'.repeat(64)}`
const answer = {
  version: '2.0.0',
  id: '0xab',
  chainId: '0x7a69',
  atomic: true,
  status: 200,
  receipts: [{ transactionHash: hash, status: '0x1' }],
}

test.each([
  [100, 'pending'],
  [200, 'confirmed'],
  [400, 'failed'],
  [500, 'failed'],
  [600, 'partly'],
] as const)('%i is %s', (status, said) => {
  expect(readCallsStatus({ ...answer, status }, asked)).toEqual({ status: said, hashes: [hash] })
})

test('an answer of the drafts, without id and chain, is one', () => {
  expect(readCallsStatus({ status: 100 }, asked)).toEqual({ status: 'pending', hashes: [] })
})

test.each([
  ['of another batch', { ...answer, id: '0xac' }],
  ['of another chain', { ...answer, chainId: '0x1' }],
  ['of a chain that is none', { ...answer, chainId: {} }],
  ['with a status that there is not', { ...answer, status: 700 }],
  ['with 300', { ...answer, status: 300 }],
  ['with a negative status', { ...answer, status: -200 }],
  ['with a word for a status', { ...answer, status: 'CONFIRMED' }],
  ['with digits for a status', { ...answer, status: '200' }],
  ['without a status', { ...answer, status: undefined }],
  ['that is none', null],
  ['that is a text', 'yes'],
  ['that is a list', [200]],
])('an answer %s is no answer', (_, said) => {
  expect(readCallsStatus(said, asked)).toBeUndefined()
})

test.each([
  ['no list', 'receipts'],
  ['nothing', [null, 7, 'x', {}]],
  ['no hashes', [{ transactionHash: 'javascript:alert(1)' }, { transactionHash: '0x12' }]],
])('receipts that are %s are left out', (_, receipts) => {
  expect(readCallsStatus({ ...answer, receipts }, asked)).toEqual({
    status: 'confirmed',
    hashes: [],
  })
})

test('of a list without an end, some are read', () => {
  const receipts = Array.from({ length: 10_000 }, () => ({ transactionHash: hash }))
  expect(readCallsStatus({ ...answer, receipts }, asked)?.hashes).toHaveLength(100)
})
