import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { InvalidTransactionError } from '../errors/errors.ts'
import {
  addTransaction,
  checkTransaction,
  isWaiting,
  parseTransactions,
  type RecentBatch,
  type RecentSingle,
  type RecentTransaction,
  settleTransaction,
} from './recentTransactions.ts'

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const

function transaction(n: number, overrides: Partial<RecentSingle> = {}): RecentSingle {
  return { hash: hashOf(n), description: `Payment ${n}`, status: 'pending', ...overrides }
}

describe('what is refused', () => {
  const good = { hash: hashOf(1), description: 'Payment' }

  test.each([
    [{ ...good, hash: '0x12' }, 'Invalid transaction hash'],
    [{ ...good, hash: hashOf(1).slice(2) }, 'Invalid transaction hash'],
    [{ ...good, hash: `${hashOf(1)}0` }, 'Invalid transaction hash'],
    [{ ...good, hash: hashOf(1).replace('0x0', '0xg') }, 'Invalid transaction hash'],
    [{ ...good, description: '' }, 'Transaction must have a description'],
    [{ ...good, description: '  ' }, 'Transaction must have a description'],
    [{ ...good, confirmations: 0 }, 'Transaction confirmations must be a positiver integer'],
    [{ ...good, confirmations: -1 }, 'Transaction confirmations must be a positiver integer'],
    [{ ...good, confirmations: 1.5 }, 'Transaction confirmations must be a positiver integer'],
    [
      { ...good, confirmations: Number.NaN },
      'Transaction confirmations must be a positiver integer',
    ],
  ])('%j: %s', (bad, message) => {
    expect(() => checkTransaction(bad)).toThrow(InvalidTransactionError)
    expect(() => checkTransaction(bad)).toThrow(new InvalidTransactionError([message]))
  })

  test.each([
    [{ batch: '', calls: 2 }, 'Invalid batch id'],
    [{ batch: 'x'.repeat(8195), calls: 2 }, 'Invalid batch id'],
    [{ batch: 7 as never, calls: 2 }, 'Invalid batch id'],
    [{ batch: '0x1', calls: 0 }, 'Batch must count its calls'],
    [{ batch: '0x1', calls: 1.5 }, 'Batch must count its calls'],
  ])('%j: %s', (bad, message) => {
    expect(() => checkTransaction({ ...bad, description: 'Payment' })).toThrow(
      new InvalidTransactionError([message]),
    )
  })

  test('every broken rule is named', () => {
    expect(() => checkTransaction({ hash: '', description: '', confirmations: 0 })).toThrow(
      new InvalidTransactionError([
        'Invalid transaction hash',
        'Transaction must have a description',
        'Transaction confirmations must be a positiver integer',
      ]),
    )
  })

  test('a good one starts pending', () => {
    expect(checkTransaction({ ...good, confirmations: 2 })).toEqual({
      ...good,
      confirmations: 2,
      status: 'pending',
    })
  })
})

const batch = (id: string): RecentBatch => ({
  batch: id,
  calls: 2,
  walletId: 'heron',
  description: 'Payment',
  status: 'pending',
})

test('a batch is named by its id, also when it has a hash, and is read again as it was stored', () => {
  const list = addTransaction([batch('0x1'), batch('0x2')], batch('0x3'))
  const hash = hashOf(9)
  const settled = settleTransaction(list, '0x2', { status: 'partly', hash })
  expect(settled.map(({ status }) => status)).toEqual(['pending', 'pending', 'partly'])
  expect(settled[2]?.hash).toBe(hash)
  expect(parseTransactions(JSON.stringify(settled))).toEqual(settled)
  const lied = settled.map((each) => ({ ...each, hash: 'javascript:alert(1)' }))
  expect(parseTransactions(JSON.stringify(lied))[2]?.hash).toBeUndefined()
  expect(addTransaction(settled, batch('0x2')).map(({ batch: id }) => id)).toEqual([
    '0x2',
    '0x3',
    '0x1',
  ])
})

test('the newest is first, and one that is added again starts again', () => {
  const list = [1, 2, 3].map((n) => transaction(n)).reduce<RecentTransaction[]>(addTransaction, [])
  expect(list.map(({ hash }) => hash)).toEqual([3, 2, 1].map(hashOf))
  const settled = settleTransaction(list, hashOf(1), { status: 'failed' })
  const again = addTransaction(settled, transaction(1))
  expect(again.map(({ hash, status }) => [hash, status])).toEqual([
    [hashOf(1), 'pending'],
    [hashOf(3), 'pending'],
    [hashOf(2), 'pending'],
  ])
})

test('exactly ten that are settled are kept, the newest', () => {
  const list = Array.from({ length: 14 }, (_, n) => transaction(n, { status: 'confirmed' })).reduce<
    RecentTransaction[]
  >(addTransaction, [])
  expect(list.map(({ hash }) => hash)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map(hashOf))
})

test('one that ends late takes the place of the oldest that has ended', () => {
  const list = Array.from({ length: 12 }, (_, n) => transaction(n)).reduce<RecentTransaction[]>(
    addTransaction,
    [],
  )
  const ends = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
  const settled = ends.reduce((kept, n) => {
    const next = settleTransaction(kept, hashOf(n), { status: 'failed' })
    expect(next.find(({ hash }) => hash === hashOf(n))?.status).toBe('failed')
    return next
  }, list)
  expect(settled.map(({ hash }) => hash)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 0].map(hashOf))
})

test('however they come, all that wait and at most ten others are kept', () => {
  const statuses = ['pending', 'unknown', 'confirmed', 'failed', 'replaced'] as const
  const outcomes = ['unknown', 'confirmed', 'failed', 'replaced'] as const
  const event = fc.oneof(
    fc.record({ add: fc.nat(40), status: fc.constantFrom(...statuses) }),
    fc.record({ settle: fc.nat(40), status: fc.constantFrom(...outcomes) }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 120 }), (events) => {
      let list: readonly RecentTransaction[] = []
      const waiting = new Set<string>()
      for (const event of events) {
        if ('add' in event) {
          list = addTransaction(list, transaction(event.add, { status: event.status }))
          if (isWaiting(transaction(0, { status: event.status }))) waiting.add(hashOf(event.add))
          else waiting.delete(hashOf(event.add))
        } else {
          list = settleTransaction(list, hashOf(event.settle), { status: event.status })
          if (event.status !== 'unknown') waiting.delete(hashOf(event.settle))
        }
      }
      const settled = list.filter((item) => !isWaiting(item))
      expect(settled.length).toBeLessThanOrEqual(10)
      expect(new Set(list.filter(isWaiting).map(({ hash }) => hash))).toEqual(waiting)
      expect(new Set(list.map(({ hash }) => hash)).size).toBe(list.length)
      expect(parseTransactions(JSON.stringify(list))).toEqual(list)
    }),
  )
})

test('what waits is kept however much it is, and beside it ten that are settled', () => {
  const list = Array.from({ length: 28 }, (_, n) =>
    transaction(n, { status: n % 2 ? 'pending' : 'confirmed' }),
  ).reduce<RecentTransaction[]>(addTransaction, [])
  expect(list.filter(isWaiting)).toHaveLength(14)
  expect(list).toHaveLength(24)
})

test('a receipt is final, and a cleared transaction stays cleared', () => {
  const confirmed = [transaction(1, { status: 'confirmed' })]
  expect(settleTransaction(confirmed, hashOf(1), { status: 'failed' })).toEqual(confirmed)
  expect(settleTransaction([], hashOf(1), { status: 'confirmed' })).toEqual([])
})

test('a slow one can still be confirmed', () => {
  const slow = settleTransaction([transaction(1)], hashOf(1), { status: 'unknown' })
  expect(slow[0]?.status).toBe('unknown')
  expect(settleTransaction(slow, hashOf(1), { status: 'confirmed' })[0]?.status).toBe('confirmed')
})

test.each([
  null,
  '',
  'not json',
  '{}',
  '[1, null, {}]',
  '[{"hash":"0x1","description":"a","status":"pending"}]',
])('what is stored as %s is read as nothing', (stored) => {
  expect(parseTransactions(stored)).toEqual([])
})

test.each([{ status: 'stolen' }, { status: undefined }, { description: 7 }, { hash: '0x12' }])(
  'a stored transaction with %j is none',
  (bad) => {
    expect(parseTransactions(JSON.stringify([{ ...transaction(1), ...bad }]))).toEqual([])
  },
)

test.each([{ replacedBy: 'javascript:alert()' }, { confirmations: 0 }, { extra: 1 }])(
  'of a stored transaction with %j, that is left out',
  (bad) => {
    expect(parseTransactions(JSON.stringify([{ ...transaction(1), ...bad }]))).toEqual([
      transaction(1),
    ])
  },
)
