import { type Address, getAddress } from 'viem'
import { describe, expect, test } from 'vitest'

import type { EventOf } from '../indexer/ChainEvent.ts'
import { account, alice, bob } from '../testing/buildTransaction.ts'
import type { HistoryEntry } from './history.ts'
import { isImitation, looksLike } from './imitation.ts'

const payee = getAddress(`0xabc${'1'.repeat(33)}beef`)
const lookAlike = getAddress(`0xabc${'2'.repeat(33)}beef`)
const token = getAddress('0x00000000000000000000000000000000000000c1')
const unit = 1_000_000n

type Transfer = Extract<HistoryEntry, { kind: 'transfer' }>
function transfer(to: Address, value: bigint, from: Address = account): Transfer {
  const event: EventOf<'erc20Transfer'> = {
    kind: 'erc20Transfer',
    from,
    to,
    value,
    block: 1,
    timestamp: 1,
    transactionHash: '0x02',
    logIndex: 1,
    emitter: token,
  }
  return { kind: 'transfer', timestamp: 1, transfer: event }
}
const others = (count: number) => Array.from({ length: count }, () => transfer(bob, 500n * unit))
const imitationsIn = (entries: readonly Transfer[]) => {
  const rows = { at: (index: number) => entries[index] }
  const options = { safe: account, decimalsOf: () => 6 }
  return new Set(entries.filter((_, index) => isImitation(rows, index, options)))
}

describe('an imitation', () => {
  const real = transfer(payee, 250n * unit)
  const fake = transfer(lookAlike, 250n * unit)

  test('is found up to three places away, on either side, and no further', () => {
    for (const between of [0, 1, 2]) {
      expect(imitationsIn([fake, ...others(between), real])).toContain(fake)
      expect(imitationsIn([real, ...others(between), fake])).toContain(fake)
    }
    expect(imitationsIn([fake, ...others(3), real])).toEqual(new Set())
    expect(imitationsIn([real, ...others(3), fake])).toEqual(new Set())
  })

  test.each<[string, Transfer, boolean]>([
    ['the same amount', fake, true],
    ['one token more', transfer(lookAlike, 251n * unit), true],
    ['one token less', transfer(lookAlike, 249n * unit), true],
    ['a little more than one token more', transfer(lookAlike, 251n * unit + 1n), false],
    ['a small amount that comes back', transfer(account, 10n * unit, lookAlike), true],
    ['a small amount that goes out', transfer(lookAlike, 10n * unit), false],
    ['a larger amount that comes back', transfer(account, 10n * unit + 1n, lookAlike), false],
    ['the payee again', transfer(payee, 250n * unit), false],
    ['another recipient', transfer(alice, 250n * unit), false],
  ])('of a payment: %s', (_, candidate, expected) => {
    expect(imitationsIn([candidate, real]).has(candidate)).toBe(expected)
  })
})

test.each([
  [payee, lookAlike, true],
  [payee, getAddress(`0xabd${'1'.repeat(33)}beef`), false],
  [payee, getAddress(`0xabc${'1'.repeat(33)}beee`), false],
  [payee, getAddress(`0xabc${'1'.repeat(32)}2beef`), true],
])('%s and %s look alike: %s', (a, b, expected) => {
  expect(looksLike(a, b)).toBe(expected)
})
