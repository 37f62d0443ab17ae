import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { ReviewDraft } from '@ghost-pay/safe-account/store'

import { text as say } from './inboxCopy.ts'
import { draftWords } from './InboxDrafts.tsx'

const { bob, carol, shop } = testAddresses
const typed = [{ address: shop, symbol: 'dUSD', decimals: 6 }]
const coins = (ether: bigint) => ({ to: bob, value: ether * 10n ** 18n, data: '0x' }) as const
const dollars = (amount: bigint, to: Address = carol) => ({
  to: shop,
  value: 0n,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount * 10n ** 6n],
  }),
})
const wordsOf = (draft: ReviewDraft) =>
  say(
    ...draftWords(draft, {
      currency: { symbol: 'ETH', decimals: 18 },
      sayName: (address) => (address === bob ? 'Bob' : '0x90F7…'),
    }),
  )

test.each<[ReviewDraft, string]>([
  [{ kind: 'payment', calls: [coins(2n)] }, '2 ETH to Bob'],
  [{ kind: 'payment', calls: [dollars(12n)], typed }, '12 dUSD to 0x90F7…'],
  [
    { kind: 'replacement', calls: [dollars(12n)], typed, nonce: 7n },
    '12 dUSD to 0x90F7…, in place of no. 7',
  ],
  [
    { kind: 'payroll', calls: [dollars(1500n), dollars(500n, bob)], typed },
    '2 payments, 2,000 dUSD together',
  ],
  // What cannot be added up, or has no unit, gets no figure.
  [{ kind: 'payroll', calls: [dollars(1n), coins(1n)], typed }, 'A payroll'],
  [{ kind: 'payment', calls: [dollars(12n)] }, 'A payment'],
  [{ kind: 'payment', calls: [{ to: shop, value: 0n, data: '0x12345678' }] }, 'A payment'],
  [{ kind: 'rejection', calls: [coins(0n)], nonce: 3n }, 'A cancellation of no. 3'],
])('a draft is told by what it pays and to whom: %#', (draft, words) => {
  expect(wordsOf(draft)).toBe(words)
})
