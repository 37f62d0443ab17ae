import { type Hex, pad, toEventSelector, toHex } from 'viem'
import { describe, expect, test } from 'vitest'

import { alice, bob, carol } from '../testing/owners.ts'
import {
  type PaymentRequest,
  paymentRequestHash,
  paymentRequestLogs,
  readTransferLog,
  type ReceivedTransfer,
  settleRequests,
} from './index.ts'

const token = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7'
const now = 1_790_000_100

const request: PaymentRequest = {
  chainId: 100,
  payee: alice.address,
  token,
  amount: 100n,
  memo: '',
  requester: alice.address,
  issued: 1_790_000_000,
  expires: undefined,
  fromBlock: 10,
  salt: '0x0000000000000001',
}
const younger: PaymentRequest = { ...request, fromBlock: 12, salt: '0x0000000000000002' }

let count = 0
function paid(change: Partial<ReceivedTransfer> = {}): ReceivedTransfer {
  count += 1
  return {
    chainId: 100,
    token,
    from: bob.address,
    to: alice.address,
    amount: 100n,
    transactionHash: toHex(count, { size: 32 }),
    blockNumber: 20 + count,
    logIndex: 0,
    ...change,
  }
}

const settle = (requests: PaymentRequest[], transfers: ReceivedTransfer[], at = now) =>
  settleRequests(requests, { transfers, now: at })
const one = (transfers: ReceivedTransfer[], change: Partial<PaymentRequest> = {}, at = now) =>
  settle([{ ...request, ...change }], transfers, at).settlements[0]

describe('one request', () => {
  test('waits while nothing came, and is paid by exactly what it asks', () => {
    expect(one([])).toMatchObject({ state: 'open', received: 0n, missing: 100n, extra: 0n })
    expect(one([paid()])).toMatchObject({ state: 'paid', received: 100n, missing: 0n, extra: 0n })
  })

  test('says what is still missing, and what came too much', () => {
    expect(one([paid({ amount: 60n })])).toMatchObject({ state: 'part', missing: 40n })
    const both = one([paid({ amount: 60n }), paid({ amount: 40n })])
    expect(both).toMatchObject({ state: 'paid', missing: 0n })
    expect(both?.transfers.map(({ proof }) => proof)).toEqual(['only', 'amount'])
    expect(one([paid({ amount: 130n })])).toMatchObject({ state: 'over', extra: 30n, missing: 0n })
  })

  test('a transfer that is told twice counts once; two in one transaction are two', () => {
    const transfer = paid({ amount: 50n })
    const again = { ...transfer, transactionHash: transfer.transactionHash.toUpperCase() as Hex }
    expect(one([transfer, transfer, again])).toMatchObject({ state: 'part', received: 50n })
    expect(one([transfer, { ...transfer, logIndex: 1 }])).toMatchObject({ state: 'paid' })
  })

  test.each<[string, Partial<ReceivedTransfer>]>([
    ['on another chain', { chainId: 1 }],
    ['of another token', { token: carol.address }],
    ['in the chain’s own currency', { token: null }],
    ['to somebody else', { to: carol.address }],
    ['from the payee itself', { from: alice.address }],
    ['before the request', { blockNumber: 10 }],
    ['of nothing', { amount: 0n }],
  ])('what came %s does not count', (_, change) => {
    const { settlements, unassigned } = settle([request], [paid(change)])
    expect(settlements[0]).toMatchObject({ state: 'open', received: 0n })
    expect(unassigned).toEqual([])
  })

  test('is expired when its end has passed unpaid, and paid when it was paid', () => {
    const expires = now
    expect(one([], { expires }, now - 1)).toMatchObject({ state: 'open' })
    expect(one([], { expires })).toMatchObject({ state: 'expired', missing: 100n })
    expect(one([paid({ amount: 1n })], { expires })).toMatchObject({
      state: 'expired',
      received: 1n,
    })
    expect(one([paid()], { expires })).toMatchObject({ state: 'paid' })
  })
})

describe('one request of a payee that may wait for more', () => {
  const known = (...transfers: ReceivedTransfer[]) =>
    settleRequests([request], { transfers, now, areAll: false })

  test('is not paid by what may have been meant for another', () => {
    const small = paid({ amount: 60n })
    const large = paid({ amount: 500n })
    const { settlements, unassigned } = known(small, large)
    expect(settlements[0]).toMatchObject({ state: 'open', received: 0n, transfers: [] })
    expect(unassigned).toEqual([small, large])
  })

  test('is paid by exactly what it asks, also behind something else, and by what names it', () => {
    expect(known(paid({ amount: 60n }), paid()).settlements[0]).toMatchObject({ state: 'paid' })
    const named = paid({ amount: 60n, reference: paymentRequestHash(request) })
    expect(known(named).settlements[0]).toMatchObject({ state: 'part', missing: 40n })
  })
})

describe('several requests', () => {
  test('one payment pays one of two that are alike: the older', () => {
    const { settlements } = settle([younger, request], [paid()])
    expect(settlements.map(({ state }) => state)).toEqual(['open', 'paid'])
    expect(
      settle([younger, request], [paid(), paid()]).settlements.map(({ state }) => state),
    ).toEqual(['paid', 'paid'])
  })

  test('a payment that carries a request’s hash is for that one, whatever its age and amount', () => {
    const reference = paymentRequestHash(younger)
    const { settlements } = settle([request, younger], [paid({ amount: 70n, reference })])
    expect(settlements.map(({ state }) => state)).toEqual(['open', 'part'])
    expect(settlements[1]?.transfers[0]?.proof).toBe('reference')
    const inCapitals = `0x${reference.slice(2).toUpperCase()}` as const
    expect(
      settle([request, younger], [paid({ reference: inCapitals })]).settlements[1]?.state,
    ).toBe('paid')
  })

  test('a payment that names a request which it can not pay pays no other one', () => {
    const reference = paymentRequestHash(younger)
    const early = paid({ blockNumber: 11, reference })
    const { settlements, unassigned } = settle([request, younger], [early])
    expect(settlements.map(({ state }) => state)).toEqual(['open', 'open'])
    expect(unassigned).toEqual([early])
  })

  test('what fits none of several counts for none, and is said', () => {
    const strange = paid({ amount: 70n })
    const { settlements, unassigned } = settle([request, younger], [strange])
    expect(settlements.map(({ received }) => received)).toEqual([0n, 0n])
    expect(unassigned).toEqual([strange])
  })

  test('money that comes after all are paid is no overpayment of one', () => {
    const whole = paid()
    const more = paid({ amount: 5n })
    const { settlements, unassigned } = settle([request], [more, whole])
    expect(settlements[0]).toMatchObject({ state: 'paid', extra: 0n })
    expect(unassigned).toEqual([more])
  })

  test('the order in which transfers are told does not matter, nor a request told twice', () => {
    const transfers = [paid({ amount: 60n }), paid({ amount: 40n }), paid({ amount: 9n })]
    const forwards = settle([request, request], transfers)
    expect(settle([request], [...transfers].reverse())).toEqual(forwards)
    expect(forwards.settlements).toHaveLength(1)
  })
})

describe('logs', () => {
  const place = { blockNumber: '0x1f', transactionHash: toHex(7, { size: 32 }), logIndex: '0x2' }
  const transfer = {
    ...place,
    address: token,
    topics: [
      toEventSelector('Transfer(address,address,uint256)'),
      pad(bob.address),
      pad(alice.address),
    ],
    data: toHex(5n, { size: 32 }),
  }
  const received = {
    ...place,
    address: alice.address,
    topics: [toEventSelector('SafeReceived(address,uint256)'), pad(bob.address)],
    data: toHex(6n, { size: 32 }),
  }

  test('a token’s transfer and what an account received are read', () => {
    const common = {
      chainId: 100,
      from: bob.address,
      to: alice.address,
      transactionHash: place.transactionHash,
      blockNumber: 31,
      logIndex: 2,
    }
    expect(readTransferLog(transfer, 100)).toEqual({ ...common, token, amount: 5n })
    expect(readTransferLog(received, 100)).toEqual({ ...common, token: null, amount: 6n })
  })

  test.each([
    ['that the chain took back', { ...transfer, removed: true }],
    ['of a collectible', { ...transfer, topics: [...transfer.topics, toHex(1, { size: 32 })] }],
    ['without a place', { ...transfer, blockNumber: null }],
    [
      'of another event',
      { ...transfer, topics: [toHex(9, { size: 32 }), ...transfer.topics.slice(1)] },
    ],
    ['with half an amount', { ...transfer, data: '0x05' }],
    [
      'with something before an address',
      { ...transfer, topics: [...transfer.topics.slice(0, 2), `0x${'1'.repeat(64)}`] },
    ],
    ['without topics', { ...transfer, topics: [] }],
  ])('a log %s is none', (_, log) => {
    expect(readTransferLog(log, 100)).toBeUndefined()
  })

  test('the filter asks for what could pay the request, and for nothing before it', () => {
    expect(paymentRequestLogs(request)).toEqual({
      address: token,
      topics: [transfer.topics[0], null, pad(alice.address).toLowerCase()],
      fromBlock: '0xb',
    })
    expect(paymentRequestLogs({ ...request, token: null })).toEqual({
      address: alice.address,
      topics: [received.topics[0]],
      fromBlock: '0xb',
    })
  })
})
