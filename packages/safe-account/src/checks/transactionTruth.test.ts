import { describe, expect, test } from 'vitest'

import type { FoundExecution } from '../chain/findExecution.ts'
import {
  type ChainWord,
  transactionTruth,
  type TransactionTruthParameters,
} from './transactionTruth.ts'

const truth = (parameters: Partial<TransactionTruthParameters> = {}) =>
  transactionTruth({
    claimed: 'SUCCESS',
    hasHash: true,
    chainWord: 'succeeded',
    nonce: 7,
    accountNonce: 8,
    signatures: { count: 2, threshold: 2 },
    ...parameters,
  })
const is = (kind: string) => ({ status: { kind }, isClaimed: false })
const claims = (kind: string) => ({ status: { kind }, isClaimed: true })
const executed = (status: 'succeeded' | 'failed') =>
  ({ status, hash: `0x${'ab'.repeat(32)}`, block: 5, time: 0 }) as const
const never = { status: 'none', from: 0 } as const

describe('executed', () => {
  test('is said as a fact when there is a receipt', () => {
    expect(truth()).toEqual({
      state: 'succeeded',
      ...is('succeeded'),
      contradiction: undefined,
      isOpen: false,
    })
    expect(truth({ claimed: 'FAILED', chainWord: 'failed' })).toMatchObject({
      state: 'failed',
      ...is('failed'),
      contradiction: undefined,
    })
  })

  test('and how it ended is the chain’s word', () => {
    expect(truth({ chainWord: 'failed' })).toMatchObject({
      state: 'failed',
      ...is('failed'),
      contradiction: { kind: 'failed' },
    })
    expect(truth({ claimed: 'FAILED' })).toMatchObject({
      state: 'succeeded',
      contradiction: { kind: 'succeeded' },
    })
  })

  test.each<ChainWord>(['absent', 'reverted', 'unrelated'])(
    'is not, when the receipt is %s',
    (chainWord) => {
      expect(truth({ chainWord })).toMatchObject({
        state: 'unproven',
        ...claims('succeeded'),
        contradiction: { kind: chainWord },
        isOpen: false,
      })
    },
  )

  test.each<ChainWord>(['pending', 'unreachable'])(
    'is only claimed while the node is %s',
    (word) => {
      expect(truth({ chainWord: word })).toMatchObject({
        state: 'unproven',
        ...claims('succeeded'),
        contradiction: undefined,
      })
    },
  )

  test('without a transaction of the chain is only claimed', () => {
    expect(truth({ hasHash: false, claimed: 'FAILED' })).toMatchObject({
      state: 'unproven',
      ...claims('failed'),
      contradiction: { kind: 'nowhere' },
    })
  })
})

describe('cancelled', () => {
  const cancelled = { claimed: 'CANCELLED', hasHash: false } as const
  test('means that its nonce is used, and that the chain has never executed it', () => {
    expect(truth({ ...cancelled, found: never })).toMatchObject({
      state: 'cancelled',
      ...is('cancelled'),
      contradiction: undefined,
    })
  })
  test.each<FoundExecution | undefined>([undefined, { status: 'none', from: 12 }])(
    'is only claimed while the chain has not been read back to its beginning',
    (found) => {
      expect(truth({ ...cancelled, found })).toMatchObject({
        state: 'unproven',
        ...claims('cancelled'),
        contradiction: undefined,
      })
    },
  )
  test('is not what the chain has executed', () => {
    expect(truth({ ...cancelled, found: executed('succeeded') })).toMatchObject({
      state: 'succeeded',
      ...is('succeeded'),
      contradiction: { kind: 'succeeded' },
    })
    expect(truth({ ...cancelled, found: executed('failed') })).toMatchObject({
      state: 'failed',
      ...is('failed'),
      contradiction: undefined,
    })
  })
  test('is contradicted when its nonce is not used', () => {
    expect(truth({ ...cancelled, accountNonce: 7, found: never })).toMatchObject({
      ...claims('cancelled'),
      contradiction: { kind: 'notCancelled', nonce: 7 },
      isOpen: false,
    })
  })
  test('is only claimed while the chain has not answered', () => {
    const claimed = { state: 'unproven', contradiction: undefined }
    expect(truth({ ...cancelled, accountNonce: undefined })).toMatchObject(claimed)
    expect(truth({ ...cancelled, nonce: undefined })).toMatchObject(claimed)
  })
})

describe.each(['AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION'] as const)('%s', (claimed) => {
  const waiting = { claimed, hasHash: false, accountNonce: 7 }
  test('counts the signatures that hold', () => {
    expect(truth(waiting)).toMatchObject({
      state: 'ready',
      ...is('ready'),
      isOpen: true,
    })
    expect(truth({ ...waiting, signatures: { count: 1, threshold: 2 } })).toMatchObject({
      state: 'waits',
      ...is('waits'),
      isOpen: true,
    })
  })
  test('is not ready before its turn, whether or not the signatures were counted', () => {
    expect(truth({ ...waiting, accountNonce: 6 })).toMatchObject({
      state: 'ready',
      ...is('waitsForTurn'),
      isOpen: true,
    })
    const early = { ...waiting, accountNonce: 6 }
    expect(truth({ ...early, signatures: { count: 1, threshold: 2 } })).toMatchObject(is('waits'))
    expect(truth({ ...early, signatures: undefined })).toMatchObject(
      claims(claimed === 'AWAITING_EXECUTION' ? 'waitsForTurn' : 'waits'),
    )
  })
  test.each(['succeeded', 'failed'] as const)('is over where the chain says %s', (status) => {
    expect(truth({ ...waiting, accountNonce: 8, found: executed(status) })).toMatchObject({
      state: status,
      ...is(status),
      contradiction: undefined,
      isOpen: false,
    })
  })
  test('is open again when the chain has gone back behind its execution', () => {
    expect(truth({ ...waiting, found: executed('succeeded') })).toMatchObject({
      ...is('ready'),
      isOpen: true,
    })
  })
  test('is over when its nonce is used', () => {
    expect(truth({ ...waiting, accountNonce: 8 })).toMatchObject({
      ...is('passed'),
      contradiction: { kind: 'used', nonce: 7 },
      isOpen: false,
    })
  })
  test('is the gateway’s word while the signatures were not counted', () => {
    expect(truth({ ...waiting, signatures: undefined, accountNonce: undefined })).toMatchObject(
      claims(claimed === 'AWAITING_EXECUTION' ? 'ready' : 'waits'),
    )
  })
  test('without a nonce is open', () => {
    expect(truth({ ...waiting, nonce: undefined }).isOpen).toBe(true)
  })
})

test('a status that is not known is the gateway’s word', () => {
  expect(truth({ claimed: 'REPLACED' })).toMatchObject({
    status: { kind: 'unknown', status: 'REPLACED' },
    isClaimed: true,
    isOpen: false,
  })
})
