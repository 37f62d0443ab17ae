import { expect, test } from 'vitest'

import { arrival } from './arrival.ts'

const of = (said: bigint, change: bigint, more: { isLogged?: boolean; transfers?: number } = {}) =>
  arrival({ said, change, isLogged: true, ...more })

test('one or two units less are a rounding where the token says that all of it moved', () => {
  expect(of(1_000n, 1_000n)).toEqual({ status: 'whole' })
  expect(of(1_000n, 999n)).toEqual({ status: 'rounded', by: 1n })
  expect(of(-1_000n, -998n)).toEqual({ status: 'rounded', by: 2n })
  expect(of(1_000n, 997n)).toEqual({ status: 'differs' })
  expect(of(1_000n, 999n, { isLogged: false })).toEqual({ status: 'differs' })
})

test('each transfer of a sum rounds by itself', () => {
  expect(of(-1_000n, -995n, { transfers: 3 })).toEqual({ status: 'rounded', by: 5n })
  expect(of(-1_000n, -993n, { transfers: 3 })).toEqual({ status: 'differs' })
})

test('what is no more than the rounding has not arrived', () => {
  expect(of(1n, 0n)).toEqual({ status: 'differs' })
  expect(of(2n, 0n)).toEqual({ status: 'differs' })
})
