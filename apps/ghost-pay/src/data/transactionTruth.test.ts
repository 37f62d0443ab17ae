import { describe, expect, test } from 'vitest'

import { say, speak } from '../text/Spoken.ts'
import { statusCopy } from './statusCopy.ts'
import {
  type ChainWord,
  transactionTruth,
  type TransactionTruthParameters,
} from './transactionTruth.ts'
import { truthCopy } from './truthCopy.ts'

/** With the words as they are in English. */
function truth(parameters: Partial<TransactionTruthParameters> = {}) {
  const { words, isClaimed, contradiction, ...rest } = transactionTruth({
    claimed: 'SUCCESS',
    hasHash: true,
    chainWord: 'succeeded',
    nonce: 7,
    accountNonce: 8,
    signatures: { count: 2, threshold: 2 },
    ...parameters,
  })
  const status = say(speak(statusCopy, ...words))
  return {
    ...rest,
    words: isClaimed ? say(speak(statusCopy, 'status.claimed', { status })) : status,
    contradiction: contradiction && {
      title: say(speak(truthCopy, ...contradiction.title)),
      text: say(speak(truthCopy, ...contradiction.text)),
    },
  }
}

describe('executed', () => {
  test('is said as a fact when there is a receipt', () => {
    expect(truth()).toEqual({
      state: 'succeeded',
      words: 'Succeeded',
      contradiction: undefined,
      isOpen: false,
    })
    expect(truth({ claimed: 'FAILED', chainWord: 'failed' })).toMatchObject({
      state: 'failed',
      words: 'Did not go through',
      contradiction: undefined,
    })
  })

  test('and how it ended is the chain’s word', () => {
    expect(truth({ chainWord: 'failed' })).toMatchObject({
      state: 'failed',
      words: 'Did not go through',
      contradiction: { title: 'Safe’s service says “Succeeded”. The blockchain says “Failed”.' },
    })
    expect(truth({ claimed: 'FAILED' })).toMatchObject({
      state: 'succeeded',
      contradiction: { title: 'Safe’s service says “Failed”. The blockchain says “Succeeded”.' },
    })
  })

  test.each<[ChainWord, RegExp]>([
    ['absent', /no such transaction/],
    ['reverted', /turned it back/],
    ['unrelated', /did something else/],
  ])('is not, when the receipt is %s', (chainWord, title) => {
    const said = truth({ chainWord })
    expect(said).toMatchObject({
      state: 'unproven',
      words: 'Succeeded, says Safe’s service',
      isOpen: false,
    })
    expect(said.contradiction?.title).toMatch(title)
  })

  test.each<ChainWord>(['pending', 'unreachable'])(
    'is only claimed while the node is %s',
    (word) => {
      expect(truth({ chainWord: word })).toMatchObject({
        state: 'unproven',
        words: 'Succeeded, says Safe’s service',
        contradiction: undefined,
      })
    },
  )

  test('without a transaction of the chain is only claimed', () => {
    expect(truth({ hasHash: false, claimed: 'FAILED' })).toMatchObject({
      state: 'unproven',
      words: 'Did not go through, says Safe’s service',
      contradiction: { title: expect.stringMatching(/not where/) as string },
    })
  })
})

describe('cancelled', () => {
  const cancelled = { claimed: 'CANCELLED', hasHash: false } as const
  test('means that its nonce is used', () => {
    expect(truth(cancelled)).toMatchObject({ state: 'cancelled', contradiction: undefined })
  })
  test('is contradicted when its nonce is not used', () => {
    expect(truth({ ...cancelled, accountNonce: 7 })).toMatchObject({
      words: 'Cancelled, says Safe’s service',
      contradiction: { title: expect.stringMatching(/No\. 7 in line is not used/) as string },
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
      words: 'Ready to send',
      isOpen: true,
    })
    expect(truth({ ...waiting, signatures: { count: 1, threshold: 2 } })).toMatchObject({
      state: 'waits',
      words: 'Needs approvals',
      isOpen: true,
    })
  })
  test('is not ready before its turn, whether or not the signatures were counted', () => {
    expect(truth({ ...waiting, accountNonce: 6 })).toMatchObject({
      state: 'ready',
      words: 'Approved, waits for its turn',
      isOpen: true,
    })
    const early = { ...waiting, accountNonce: 6 }
    expect(truth({ ...early, signatures: { count: 1, threshold: 2 } }).words).toBe(
      'Needs approvals',
    )
    expect(truth({ ...early, signatures: undefined }).words).toBe(
      claimed === 'AWAITING_EXECUTION'
        ? 'Approved, waits for its turn, says Safe’s service'
        : 'Needs approvals, says Safe’s service',
    )
  })
  test('is over when its nonce is used', () => {
    expect(truth({ ...waiting, accountNonce: 8 })).toMatchObject({
      words: 'Not open any more',
      contradiction: { title: expect.stringMatching(/No. 7 in line is used/) as string },
      isOpen: false,
    })
  })
  test('is the gateway’s word while the signatures were not counted', () => {
    const words = truth({ ...waiting, signatures: undefined, accountNonce: undefined }).words
    expect(words).toBe(
      claimed === 'AWAITING_EXECUTION'
        ? 'Ready to send, says Safe’s service'
        : 'Needs approvals, says Safe’s service',
    )
  })
  test('without a nonce is open', () => {
    expect(truth({ ...waiting, nonce: undefined }).isOpen).toBe(true)
  })
})

test('a status that is not known is the gateway’s word', () => {
  expect(truth({ claimed: 'REPLACED' })).toMatchObject({
    words: 'REPLACED, says Safe’s service',
    isOpen: false,
  })
})
