import { describe, expect, test } from 'vitest'

import { buildTransaction } from '../testing/buildTransaction.ts'
import { type QueueLine, queueLines, waitingTransactions } from './queue.ts'

const state = { nonce: 3 }
const waiting = (...nonces: number[]) =>
  waitingTransactions(
    nonces.map((nonce) => buildTransaction({ nonce })),
    state,
    { trusted: true },
  )
const words = (lines: QueueLine[]) =>
  lines.map((line) => {
    switch (line.type) {
      case 'LABEL':
        return line.label
      case 'CONFLICT_HEADER':
        return `conflict ${line.nonce}`
      case 'TRANSACTION':
        return `${line.transaction.nonce} ${line.conflictType}`
    }
  })

describe('the queue', () => {
  test('labels what is next and what comes later', () => {
    const all = waiting(5, 3, 4)
    expect(words(queueLines(all, all, state))).toEqual([
      'Next',
      '3 None',
      'Queued',
      '4 None',
      '5 None',
    ])
  })

  test('has no next when the next nonce is missing', () => {
    const all = waiting(4, 6)
    expect(words(queueLines(all, all, state))).toEqual(['Queued', '4 None', '6 None'])
  })

  test('puts transactions of one nonce under one header', () => {
    const all = waiting(3, 3, 3, 4, 4)
    expect(words(queueLines(all, all, state))).toEqual([
      'Next',
      'conflict 3',
      '3 HasNext',
      '3 HasNext',
      '3 End',
      'Queued',
      'conflict 4',
      '4 HasNext',
      '4 End',
    ])
  })

  test('says nothing twice on the next page, also in the middle of a conflict', () => {
    const all = waiting(3, 4, 4, 4)
    expect(words(queueLines(all, all.slice(2), state))).toEqual(['4 HasNext', '4 End'])
  })

  test('leaves out what was executed, passed over, or is not trusted', () => {
    const execution = {
      transactionHash: '0x12',
      timestamp: 1,
      block: 1,
      logIndex: 1,
      success: true,
      payment: 0n,
      signatures: '0x',
      threshold: 1,
    } as const
    const all = [
      buildTransaction({ nonce: 3, execution }),
      buildTransaction({ nonce: 2 }),
      buildTransaction({ nonce: 4, trusted: false }),
      buildTransaction({ nonce: 5 }),
    ]
    const nonces = (trusted: boolean) =>
      waitingTransactions(all, state, { trusted }).map(({ nonce }) => nonce)
    expect(nonces(true)).toEqual([5])
    expect(nonces(false)).toEqual([4, 5])
  })
})
