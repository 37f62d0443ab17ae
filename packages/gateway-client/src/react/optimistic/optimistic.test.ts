import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { buildQueue } from '../../lists/buildQueue.ts'
import type { Address } from '../../schemas/address.ts'
import type { Hash } from '../../schemas/hex.ts'
import type {
  QueueItem,
  QueuePage,
  Transaction,
  TransactionDetails,
} from '../../schemas/transaction.ts'
import { addToQueue } from './addToQueue.ts'
import type { CachedPages } from './CachedPages.ts'
import { confirmInDetails, confirmInQueue } from './confirm.ts'
import { draftTransaction } from './draftTransaction.ts'
import { patch } from './patch.ts'

const safe: Address = '0x42D718c3035d3f9A22222E4d8D48E11e60383D37'
const [first, second, third] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`) as [
  Address,
  Address,
  Address,
]
const hash = (letter: string): Hash => `0x${letter.repeat(64)}`
const person = (value: Address) => ({ value, name: null, logoUri: null })
const named = { value: first, name: 'First', logoUri: 'https://logo.test' }

const account = { owners: [named, person(second), person(third)], threshold: 2 }
const call = { to: second, value: 5n, nonce: 7 }
const proposal = {
  address: safe,
  transaction: call,
  safeTxHash: hash('a'),
  sender: first,
  signature: '0x12',
} as const
const draft = (more: object = {}) => draftTransaction(account, { ...proposal, ...more }, 1000)
const pagesOf = (...pages: QueueItem[][]): CachedPages<QueuePage> => ({
  pages: pages.map((results) => ({ count: null, next: null, previous: null, results })),
  pageParams: pages.map(() => null),
})
const entry = (transaction: Transaction): QueueItem => ({
  type: 'TRANSACTION',
  transaction,
  conflictType: 'None',
})
const unknown: QueueItem = { type: 'unknown', received: 'TRANSACTION', raw: { a: 1 }, issues: [] }

test('a proposal hides nothing that was in the queue, and what cannot be read least of all', () => {
  const other = { ...draft(), id: `multisig_${safe}_${hash('b')}` }
  const { pages } = addToQueue(pagesOf([entry(other)], [unknown]), draft(), 7)
  expect(pages.map(({ results }) => results.length)).toEqual([5, 0])
  expect(pages[0]?.results).toMatchObject([
    { type: 'LABEL', label: 'Next' },
    { type: 'CONFLICT_HEADER', nonce: 7 },
    { transaction: { id: other.id }, conflictType: 'HasNext' },
    { transaction: { id: draft().id }, conflictType: 'End' },
    unknown,
  ])
})

test('the same transaction takes its own place, in whatever case its id is written', () => {
  const cached = { ...draft(), id: draft().id.toUpperCase() }
  const { pages } = addToQueue(pagesOf([entry(cached)]), { ...draft(), timestamp: 2000 }, 7)
  expect(pages[0]?.results).toMatchObject([{ type: 'LABEL' }, { transaction: { timestamp: 2000 } }])
})

test.each([
  ['by an owner, signed', {}, 1, [second, third]],
  ['by an owner, not signed', { signature: undefined }, 0, [first, second, third]],
  ['by a delegate', { sender: safe }, 0, [first, second, third]],
  ['by an owner written in lower case', { sender: first.toLowerCase() }, 1, [second, third]],
])('a draft %s counts the confirmation it has', (_, more, submitted, missing) => {
  expect(draft(more)).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo: {
      nonce: 7,
      confirmationsRequired: 2,
      confirmationsSubmitted: submitted,
      missingSigners: missing.map((value) => ({ value })),
    },
  })
})

test('where one signature is enough, no signer is missing', () => {
  const alone = draftTransaction({ ...account, threshold: 1 }, proposal, 1000)
  expect(alone).toMatchObject({
    txStatus: 'AWAITING_EXECUTION',
    executionInfo: { missingSigners: null },
  })
})

test.each([
  ['coins', call, { type: 'Transfer', direction: 'OUTGOING', transferInfo: { value: 5n } }],
  ['a delegatecall', { ...call, operation: 1 as const }, { type: 'Custom', isCancellation: false }],
  ['calldata', { ...call, data: '0x1234' as const }, { type: 'Custom', dataSize: 2 }],
  ['nothing to another', { ...call, value: 0n }, { type: 'Custom', isCancellation: false }],
  ['nothing to itself', { ...call, value: 0n, to: safe }, { isCancellation: true }],
  [
    'a call of itself',
    { ...call, value: 0n, to: safe, data: '0x12' as const },
    { isCancellation: false },
  ],
])('a draft of %s says what it is', (_, transaction, info) => {
  expect(draft({ transaction }).txInfo).toMatchObject(info)
})

test('a confirmation counts once, for the transaction it is for, and from an owner who is missing', () => {
  const other = { ...draft(), id: `multisig_${safe}_${hash('b')}` }
  const confirmed = (signer: Address, transactions: Transaction[]) =>
    confirmInQueue(pagesOf([...transactions.map(entry), unknown]), {
      safeTxHash: hash('A'),
      signer,
    }).pages[0]?.results

  expect(confirmed(second, [draft(), other])).toMatchObject([
    {
      transaction: {
        txStatus: 'AWAITING_EXECUTION',
        executionInfo: { confirmationsSubmitted: 2, missingSigners: null },
      },
    },
    { transaction: { executionInfo: { confirmationsSubmitted: 1 } } },
    unknown,
  ])
  for (const signer of [first, safe]) {
    expect(confirmed(signer, [draft()])).toEqual([entry(draft()), unknown])
  }
  const three = draftTransaction({ ...account, threshold: 3 }, proposal, 1000)
  expect(confirmed(second, [three])).toMatchObject([
    {
      transaction: {
        txStatus: 'AWAITING_CONFIRMATIONS',
        executionInfo: { confirmationsSubmitted: 2, missingSigners: [{ value: third }] },
      },
    },
    {},
  ])
  const executed = { ...draft(), txStatus: 'SUCCESS' }
  expect(confirmed(second, [executed])).toMatchObject([
    { transaction: { txStatus: 'SUCCESS' } },
    {},
  ])
})

test('details have a confirmation once, with the name of its owner, and are ready at the threshold', () => {
  const info = {
    type: 'MULTISIG',
    signers: [named, person(second)],
    confirmations: [],
    confirmationsRequired: 2,
  }
  // Of the details, what a confirmation touches.
  const details = {
    txStatus: 'AWAITING_CONFIRMATIONS',
    detailedExecutionInfo: info,
  } as unknown as TransactionDetails
  const by = (signer: Address, of = details) =>
    confirmInDetails(of, { signer, signature: '0x12', now: 5 })

  const once = by(first.toUpperCase().replace('0X', '0x') as Address)
  expect(once).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    detailedExecutionInfo: {
      confirmations: [{ signer: named, signature: '0x12', submittedAt: 5 }],
    },
  })
  expect(by(first, once)).toBe(once)
  expect(by(second, once)).toMatchObject({
    txStatus: 'AWAITING_EXECUTION',
    detailedExecutionInfo: { confirmations: [{}, { signer: { value: second } }] },
  })
  expect(by(third)).toMatchObject({
    detailedExecutionInfo: { confirmations: [{ signer: person(third) }] },
  })
  for (const other of [null, { type: 'MODULE' }, { type: 'unknown', raw: {} }]) {
    // Only their type is looked at.
    const module = { ...details, detailedExecutionInfo: other } as unknown as TransactionDetails
    expect(by(first, module)).toBe(module)
  }
  expect(once).toMatchObject({ detailedExecutionInfo: { type: 'MULTISIG' } })
})

test('a read that is under way does not bring the old state back', async () => {
  const queryClient = new QueryClient()
  const queryKey = ['queue']
  queryClient.setQueryData(queryKey, 1)
  let arrive: (value: number) => void = () => undefined
  const late = new Promise<number>((resolve) => {
    arrive = resolve
  })
  const reading = queryClient.fetchQuery({ queryKey, queryFn: () => late }).catch(() => undefined)
  const before = await patch<number>(queryClient, queryKey, (count) => count + 1)
  arrive(1)
  await reading
  expect(queryClient.getQueryData(queryKey)).toBe(2)
  expect(before).toEqual([[queryKey, 1]])
})

test('of one nonce the older comes first', () => {
  const newer = { ...draft(), id: `multisig_${safe}_${hash('b')}`, timestamp: 2000 }
  const ids = buildQueue([newer, draft()], 7).flatMap((item) =>
    item.type === 'TRANSACTION' ? [item.transaction.id] : [],
  )
  expect(ids).toEqual([draft().id, newer.id])
})
