import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import {
  creationWord,
  findDeployment,
  forgetDeployment,
  readSentDeployment,
  rememberDeployment,
  type SentDeployment,
} from './sentDeployments.ts'
import { readList, writeList } from './storedList.ts'

const sent: SentDeployment = {
  chainId: 1,
  address: accountAddress,
  factory: testAddresses.shop,
  data: '0x12',
  hash: `0x${'cd'.repeat(32)}`,
  from: testAddresses.alice,
  nonce: 3,
  block: 100,
}
const others: SentDeployment[] = [
  { ...sent, chainId: 100 },
  { ...sent, address: testAddresses.shop },
]

test('what was sent comes back whole, and what is damaged not at all', () => {
  const young = { ...sent, nonce: undefined }
  expect(readList(writeList([sent, young]), readSentDeployment)).toEqual([sent, young])
  const damaged = [
    { ...sent, hash: '0x12' },
    { ...sent, data: 'no' },
    { ...sent, address: 'no' },
    { ...sent, factory: 'no' },
    { ...sent, from: 'no' },
    { ...sent, chainId: '1' },
    { ...sent, block: null },
    null,
  ]
  expect(readList(JSON.stringify(damaged), readSentDeployment)).toEqual([])
})

test('one is remembered for each account', () => {
  const newer = { ...sent, nonce: 4 }
  expect(rememberDeployment([sent, ...others], newer)).toEqual([...others, newer])
  expect(findDeployment([...others, sent], sent)).toBe(sent)
  expect(findDeployment(others, sent)).toBeUndefined()
  expect(forgetDeployment([...others, sent], sent)).toEqual(others)
})

test('a creation has one word, however the address is written', () => {
  const address = sent.address.toLowerCase() as SentDeployment['address'] // The same address.
  expect(creationWord({ ...sent, address })).toBe(creationWord(sent))
  expect(new Set([sent, ...others].map(creationWord)).size).toBe(3)
})
