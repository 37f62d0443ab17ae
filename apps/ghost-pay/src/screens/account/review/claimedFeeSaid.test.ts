import { expect, test } from 'vitest'

import { claimedFeeSaid } from './claimedFeeSaid.ts'

const ether = { symbol: 'ETH', decimals: 18 }

test('what the gateway claims is said as the least, in the chain’s currency as far as the node names a price', () => {
  expect(claimedFeeSaid(61_000n, { gasPrice: 20n * 10n ** 9n }, ether)).toEqual([
    'claimedFee.fee',
    { fee: '0.00122', symbol: 'ETH' },
  ])
  expect(claimedFeeSaid(61_000n, { gasPrice: undefined }, ether)).toEqual([
    'claimedFee.gas',
    { gas: 61_000 },
  ])
})
