import { expect, test } from 'vitest'

import { claimedFeeSaid, feeSaid } from './useGasCosts.ts'

const ether = { symbol: 'ETH', decimals: 18 }
const gasPrice = 20n * 10n ** 9n

test('the fee is the gas at the node’s price, in the chain’s currency and in the shown one', () => {
  expect(feeSaid(61_000n, { gasPrice, price: 3000 }, ether)).toEqual([
    'review.terms.feeWorth',
    { fee: '0.00122', symbol: 'ETH', worth: '$3.66' },
  ])
})

test('what is worth less than a cent is not called nothing', () => {
  expect(feeSaid(61_000n, { gasPrice: 10n ** 6n, price: 1 }, ether)).toEqual([
    'review.terms.feeSmall',
    { fee: '0.000000061', symbol: 'ETH', worth: '$0.01' },
  ])
})

test('without a price, or without the node, only what is known is said', () => {
  expect(feeSaid(61_000n, { gasPrice, price: undefined }, ether)).toEqual([
    'review.terms.feeIn',
    { fee: '0.00122', symbol: 'ETH' },
  ])
  expect(feeSaid(61_000n, { gasPrice: undefined, price: 3000 }, ether)).toEqual([
    'review.terms.gas',
    { gas: 61_000 },
  ])
})

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
