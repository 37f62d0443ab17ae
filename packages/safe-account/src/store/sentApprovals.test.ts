import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import { approvalWord, type SentApproval, sentApprovalKind } from './sentApprovals.ts'
import { readList, writeList } from './storedList.ts'

const sent: SentApproval = {
  chainId: 1,
  safe: accountAddress,
  safeTxHash: `0x${'ab'.repeat(32)}`,
  owner: testAddresses.alice,
  hash: `0x${'cd'.repeat(32)}`,
  at: 1000,
}
const others: SentApproval[] = [
  { ...sent, chainId: 100 },
  { ...sent, safe: testAddresses.shop },
  { ...sent, safeTxHash: sent.hash },
  { ...sent, owner: testAddresses.bob },
]

test('what was sent comes back whole, and what is damaged not at all', () => {
  expect(readList(writeList([sent]), sentApprovalKind.readOne)).toEqual([sent])
  const damaged = [
    { ...sent, hash: '0x12' },
    { ...sent, safeTxHash: '0x12' },
    { ...sent, safe: 'no' },
    { ...sent, owner: 'no' },
    { ...sent, chainId: '1' },
    { ...sent, at: null },
    null,
  ]
  expect(readList(JSON.stringify(damaged), sentApprovalKind.readOne)).toEqual([])
})

test('each owner has one approval of each transaction of an account, however addresses are written', () => {
  const owner = sent.owner.toLowerCase() as SentApproval['owner'] // The same address.
  expect(approvalWord({ ...sent, owner })).toBe(approvalWord(sent))
  expect(new Set([sent, ...others].map(sentApprovalKind.keyOf)).size).toBe(5)
})
