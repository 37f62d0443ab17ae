import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { ownAmount } from './ownAmount.ts'

const token = testAddresses.shop
const claimed = { value: 4_200_000_000n, decimals: 2, symbol: 'WRONG', token }

test('an amount is told in the units of its token, and not in those of a gateway', () => {
  expect(ownAmount(claimed, [{ address: token, decimals: 6, symbol: 'dUSD' }])).toBe('4,200 dUSD')
  expect(ownAmount(claimed, [])).toBe('')
  expect(ownAmount({ ...claimed, token: undefined, symbol: 'ETH' }, [])).toBe('42,000,000 ETH')
  expect(ownAmount({ ...claimed, value: undefined }, [])).toBe('')
  expect(ownAmount(undefined, [])).toBe('')
})
