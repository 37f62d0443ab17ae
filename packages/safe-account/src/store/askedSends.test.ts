import { describe, expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import {
  type AskedSend,
  dropAsked,
  findAsked,
  keepAsked,
  readAskedSend,
  sinceAsked,
} from './askedSends.ts'
import { readList, writeList } from './storedList.ts'

const asked: AskedSend = {
  what: 'execute.1',
  chainId: 1,
  from: testAddresses.alice,
  nonce: 3,
  block: 100,
  at: 1000,
}

test('a question comes back whole, and a damaged one not at all', () => {
  expect(readList(writeList([asked]), readAskedSend)).toEqual([asked])
  const damaged = [
    { ...asked, nonce: 'x' },
    { ...asked, from: '0x12' },
    { ...asked, what: 1 },
    null,
  ]
  expect(readList(writeList(damaged), readAskedSend)).toEqual([])
})

test('a wallet has one question for a thing, and the newest is found', () => {
  const bob = { ...asked, from: testAddresses.bob }
  const again = { ...asked, at: 2000 }
  const all = keepAsked([asked, bob], again)
  expect(all).toEqual([bob, again])
  expect(findAsked(all, asked.what)).toBe(again)
  expect(findAsked(all, 'execute.2')).toBeUndefined()
})

test('an answer drops its own question and no later one', () => {
  const again = { ...asked, at: 2000 }
  expect(dropAsked([again], asked)).toEqual([again])
  expect(dropAsked([again], again)).toEqual([])
})

describe('since the wallet was asked', () => {
  test.each([
    ['nothing came', { included: 3, known: 3 }, 'quiet'],
    ['what waited before still waits', { included: 2, known: 3 }, 'quiet'],
    ['one more waits', { included: 3, known: 4 }, 'waiting'],
    ['one more waits behind an old one', { included: 2, known: 4 }, 'waiting'],
    ['one is in a block, and one more waits', { included: 4, known: 5 }, 'waiting'],
    ['one is in a block', { included: 4, known: 4 }, 'other'],
    ['the node counts no waiting ones', { included: 4, known: 3 }, 'other'],
  ] as const)('%s', (_, counts, since) => {
    expect(sinceAsked(asked, counts)).toBe(since)
  })
})
