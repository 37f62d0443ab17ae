import { expect, test } from 'vitest'
import type { TransactionTopic } from '@ghost-pay/safe-account/view'

import { text } from './transactionCopy.ts'
import { detailSaid, lineSaid, titleSaid } from './transactionWords.ts'

const words = (about: TransactionTopic['about'], who?: string) => [
  text(...titleSaid({ about })),
  text(...detailSaid({ about })),
  text(...lineSaid({ about }, who)),
]

test('a transaction is named in few words, and in a line with the other party', () => {
  expect(words({ what: 'pay' }, 'Ana')).toEqual(['Pay', 'Pay', 'Pay Ana'])
  expect(words({ what: 'received' }, 'Ana')[2]).toBe('Received from Ana')
  expect(words({ what: 'batch', count: 8 })[2]).toBe('Batch of 8 steps')
  expect(words({ what: 'unknown', received: 'SwapOrder' })[0]).toBe('Unknown kind (SwapOrder)')
})

test('a call is named by its method, and never as one of our own sentences', () => {
  expect(words({ what: 'method', method: 'Pay' }, 'Ana')).toEqual([
    'Call Pay',
    'Call Pay',
    'Call Pay of Ana',
  ])
})

test('a change of the owners says how many must approve afterwards', () => {
  expect(words({ what: 'addOwner', threshold: 3 }, 'Ana')).toEqual([
    'Add owner',
    'Add owner, then 3 must approve',
    'Add owner Ana, then 3 must approve',
  ])
  expect(words({ what: 'threshold', threshold: 3 })[0]).toBe('Change how many must approve to 3')
})
