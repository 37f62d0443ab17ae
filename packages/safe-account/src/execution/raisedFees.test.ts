import { expect, test } from 'vitest'

import { raisedFees } from './raisedFees.ts'

test('each fee is a quarter more than that of what waits, and more than nothing', () => {
  expect(raisedFees({ maxFeePerGas: 100n, maxPriorityFeePerGas: 0n }, undefined)).toEqual({
    maxFeePerGas: 126n,
    maxPriorityFeePerGas: 1n,
  })
  expect(raisedFees({ gasPrice: 100n }, undefined)).toEqual({ gasPrice: 126n })
})

test('a chain that has become dearer is paid what it asks for', () => {
  const market = { maxFeePerGas: 1000n, maxPriorityFeePerGas: 7n }
  expect(raisedFees({ maxFeePerGas: 100n, maxPriorityFeePerGas: 2n }, market)).toEqual(market)
  expect(raisedFees({ gasPrice: 100n }, market)).toEqual({ gasPrice: 1000n })
})

test('what goes to the miner is never more than all that is paid', () => {
  const fees = raisedFees(
    { maxFeePerGas: 10n, maxPriorityFeePerGas: 10n },
    { maxFeePerGas: 20n, maxPriorityFeePerGas: 50n },
  )
  expect(fees).toEqual({ maxFeePerGas: 50n, maxPriorityFeePerGas: 50n })
})
