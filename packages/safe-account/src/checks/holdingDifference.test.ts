import { padHex } from 'viem'
import { expect, test } from 'vitest'

import { holdingDifference } from './holdingDifference.ts'

const claimed = (decimals: number | null) => ({
  balance: 1_500_000n,
  tokenInfo: {
    type: 'ERC20' as const,
    address: padHex('0x70', { size: 20 }),
    decimals,
    symbol: 'dUSD',
    name: 'Demo Dollar',
    logoUri: null,
    trusted: null,
  },
})

test('a gateway that says what the token says is not contradicted', () => {
  expect(holdingDifference(claimed(6), { balance: 1_500_000n, decimals: 6 })).toBeUndefined()
})

test('a token that says nothing contradicts nobody', () => {
  expect(holdingDifference(claimed(6), undefined)).toBeUndefined()
  expect(holdingDifference(claimed(6), { balance: undefined, decimals: 6 })).toBeUndefined()
  expect(holdingDifference(claimed(6), { balance: 2n, decimals: undefined })).toBeUndefined()
})

test('other decimals are named before another amount', () => {
  const holding = { balance: 2n, decimals: 18 }
  expect(holdingDifference(claimed(6), holding)).toEqual({
    kind: 'decimals',
    claimed: 6,
    ...holding,
  })
  // Who says none says no other ones.
  expect(holdingDifference(claimed(null), holding)).toEqual({ kind: 'amount', ...holding })
})

test('another amount is the token’s', () => {
  const holding = { balance: 2n, decimals: 6 }
  expect(holdingDifference(claimed(6), holding)).toEqual({ kind: 'amount', ...holding })
})
