import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import { creationWord, type SentDeployment, sentDeploymentKind } from './sentDeployments.ts'
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
  expect(readList(writeList([sent, young]), sentDeploymentKind.readOne)).toEqual([sent, young])
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
  expect(readList(JSON.stringify(damaged), sentDeploymentKind.readOne)).toEqual([])
})

test('each account has one creation, however its address is written', () => {
  const address = sent.address.toLowerCase() as SentDeployment['address'] // The same address.
  expect(creationWord({ ...sent, address })).toBe(creationWord(sent))
  expect(new Set([sent, ...others].map(sentDeploymentKind.keyOf)).size).toBe(3)
})
