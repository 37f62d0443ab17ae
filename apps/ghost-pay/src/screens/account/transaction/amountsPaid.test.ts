import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { amountsPaid } from './amountsPaid.ts'

const dollars = { value: 5n, decimals: 6, symbol: 'dUSD', token: testAddresses.shop }
const punk = { value: 1n, decimals: 0, symbol: 'Punk #7' }

test('one payment is paid as it is', () => {
  expect(amountsPaid({ amount: dollars, parts: [], totals: [] })).toEqual([
    { value: 5n, decimals: 6, token: testAddresses.shop },
  ])
})

test('a collectible is no sum of the chain’s own currency', () => {
  expect(amountsPaid({ amount: punk, parts: [], totals: [] })).toEqual([])
})
