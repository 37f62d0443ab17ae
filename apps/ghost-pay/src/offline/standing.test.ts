import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'

import { answersToKeep, mostKept } from './answersToKeep.ts'
import { bringBack } from './bringBack.ts'
import { isKept, longestKept } from './keptAnswers.ts'
import { standingOf } from './standing.ts'

describe('how old the figures are', () => {
  const opened = performance.timeOrigin
  const failed = { time: opened - 600, hasFailed: true }
  const asked = { time: opened - 700, hasFailed: false }
  const ofNow = { time: opened + 200, hasFailed: true }

  test('without a network it is the time of the oldest', () => {
    expect(standingOf({ isOnline: false, shown: [failed, asked, ofNow] })).toEqual({
      status: 'offline',
      time: asked.time,
    })
    expect(standingOf({ isOnline: false, shown: [] })).toEqual({
      status: 'offline',
      time: undefined,
    })
  })

  test('with one, what is of an earlier visit is not fresh before it has been answered anew', () => {
    expect(standingOf({ isOnline: true, shown: [failed, asked, ofNow] })).toEqual({
      status: 'old',
      time: failed.time,
    })
    expect(standingOf({ isOnline: true, shown: [asked, ofNow] })).toEqual({ status: 'asking' })
    expect(standingOf({ isOnline: true, shown: [ofNow] })).toEqual({ status: 'fresh' })
  })
})

describe('what is kept of the answers', () => {
  const gateway = ['gateway', 'https://gateway.test', 1, '0xab'] as const
  const balances = [...gateway, 'balances', {}]

  test('what accounts hold and wait for, and nothing that a signer relies on', () => {
    expect(isKept(balances)).toBe(true)
    expect(isKept([...gateway, 'queue', {}])).toBe(true)
    expect(isKept(['account-facts', 1, '0xab'])).toBe(true)
    expect(isKept(['gateway', 'https://gateway.test', 'owner', '0xab', 'all'])).toBe(true)
    for (const key of [
      ['gateway', 'https://gateway.test', 'getSession', {}],
      ['gateway', 'https://gateway.test', 'owner', '0xab', 'something-else'],
      [...gateway, 'payees'],
      [...gateway, 'transaction', '0x12', 'check', 1],
      [...gateway, 'nonces', 'taken'],
      [...gateway, 'preview', {}],
      ['contract-hash', 1, '0x12'],
      ['signatures', '0x12'],
      ['cosigners', 1, '0x12'],
      ['token', 1, '0xab'],
      ['rehearsal', 1, '0x12'],
    ]) {
      expect(isKept(key), JSON.stringify(key)).toBe(false)
    }
  })

  test('the newest, while there is room, and none that is older than 30 days', () => {
    const now = longestKept + 1000
    const answer = (time: number, length: number) => ({
      key: [...gateway, 'transaction', { time }],
      data: { text: 'x'.repeat(length), amount: 5n, all: new Map([['a', 1n]]) },
      time,
    })
    const [old, small, large, newest] = [
      answer(500, 1),
      answer(now - 300, 10),
      answer(now - 200, mostKept - 1000),
      answer(now - 100, 2000),
    ]
    expect(answersToKeep([old, small, large, newest], now)).toEqual([newest, small])
  })

  test('of one question only the newest answer, from whichever page it came', () => {
    const answer = (key: readonly unknown[], time: number, data: string) => ({ key, data, time })
    const now = 5000
    const holdings = (version: number) => ['holdings', 1, '0xab', ['0xcd'], version]
    expect(
      answersToKeep(
        [
          answer(balances, 100, 'of this page'),
          answer([...balances], 300, 'of another page'),
          answer(holdings(1), 200, 'before'),
          answer(holdings(2), 400, 'after'),
        ],
        now,
      ).map(({ data }) => data),
    ).toEqual(['after', 'of another page'])
  })
})

test('an answer that has become too old since it was kept is not brought back', async () => {
  const client = new QueryClient()
  const now = Date.now()
  const answer = (address: string, time: number) => ({
    key: ['account-facts', 1, address],
    data: 'what it holds',
    time,
  })
  const kept = [answer('0xab', now - longestKept), answer('0xcd', now - longestKept + 60_000)]
  await bringBack(client, { read: () => Promise.resolve(kept) })
  expect(client.getQueryData(['account-facts', 1, '0xab'])).toBeUndefined()
  expect(client.getQueryData(['account-facts', 1, '0xcd'])).toBe('what it holds')
})
