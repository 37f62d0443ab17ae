import { expect, test } from 'vitest'

import { type QueueItem, queueItemSchema, queuePageSchema } from '../schemas/transaction.ts'
import { parse } from '../testing/parse.ts'
import { buildExecution, buildItem, buildPage } from '../testing/wire.ts'
import { buildQueue } from './buildQueue.ts'
import { groupQueue } from './groupQueue.ts'

const read = (item: unknown): QueueItem => parse(queueItemSchema, item)
const label = (label: string) => read({ type: 'LABEL', label })
const header = (nonce: number) => read({ type: 'CONFLICT_HEADER', nonce })
const item = (digit: string, nonce: number, conflictType = 'None') =>
  read(buildItem(digit, { executionInfo: buildExecution({ nonce }) }, conflictType))
const shape = (items: readonly QueueItem[]) =>
  groupQueue(items).map((row) => {
    if (row.kind === 'label') return row.label
    if (row.kind === 'unknown') return `unknown ${row.item.received}`
    const transactions = row.kind === 'conflict' ? row.transactions : [row.transaction]
    const digits = transactions.map(({ id }) => id.at(-1)).join('')
    return row.kind === 'conflict' ? `${row.nonce}: ${digits}` : digits
  })

test('gathers the transactions under their conflict header', () => {
  const items = [
    label('Next'),
    header(7),
    item('a', 7, 'HasNext'),
    item('b', 7, 'End'),
    label('Queued'),
    item('c', 8),
  ]
  expect(shape(items)).toEqual(['Next', '7: ab', 'Queued', 'c'])
})

test('counts a transaction once that two pages have', () => {
  const first = [label('Next'), item('a', 7), label('Queued'), item('b', 8)]
  const second = [item('b', 8), item('c', 9)]
  expect(shape([...first, ...second])).toEqual(['Next', 'a', 'Queued', 'b', 'c'])
})

test('says a label once that two pages have', () => {
  const pages = [label('Queued'), item('a', 8), label('Queued'), item('b', 9)]
  expect(shape(pages)).toEqual(['Queued', 'a', 'b'])
})

test('goes on with a conflict that a page has cut', () => {
  const first = [label('Next'), header(7), item('a', 7, 'HasNext')]
  expect(shape([...first, item('a', 7, 'HasNext'), item('b', 7, 'End')])).toEqual(['Next', '7: ab'])
  expect(shape([...first, header(7), item('b', 7, 'End')])).toEqual(['Next', '7: ab'])
})

test('begins a conflict with the transaction that the last page has shown alone', () => {
  const items = [
    label('Next'),
    item('a', 7),
    header(7),
    item('a', 7, 'HasNext'),
    item('b', 7, 'End'),
  ]
  expect(shape(items)).toEqual(['Next', '7: ab'])
})

test('ends a conflict with its nonce', () => {
  expect(
    shape([header(7), item('a', 7, 'HasNext'), item('b', 7, 'End'), item('c', 8, 'End')]),
  ).toEqual(['7: ab', 'c'])
})

test('takes a queue of a label and a header alone', () => {
  expect(shape([label('Next'), header(7)])).toEqual(['Next', '7: '])
  expect(shape([])).toEqual([])
})

test('shows what it cannot read, each once', () => {
  const [bad] = parse(queuePageSchema, buildPage([buildItem('b', { timestamp: 1e300 })])).results
  expect(shape([read({ type: 'BANNER' }), item('a', 7), bad!, bad!])).toEqual([
    'unknown BANNER',
    'a',
    'unknown TRANSACTION',
  ])
})

test('something that cannot be read parts no conflict', () => {
  const banner = read({ type: 'BANNER' })
  const [a, b] = [item('a', 7, 'HasNext'), item('b', 7, 'End')]
  expect(shape([header(7), a, banner, b])).toEqual(['7: ab', 'unknown BANNER'])
  expect(shape([a, banner, header(7), b])).toEqual(['7: ab', 'unknown BANNER'])
})

test('leaves its input as it was', () => {
  const items = Object.freeze([header(7), item('a', 7, 'End')])
  expect(() => groupQueue(items)).not.toThrow()
})

test('a queue that is laid out here reads like one of the gateway', () => {
  const transactions = ['d9', 'a7', 'c8', 'b7'].map(([digit, nonce]) => {
    const each = item(digit!, Number(nonce))
    if (each.type !== 'TRANSACTION') throw new Error('not a transaction')
    return each.transaction
  })
  const items = buildQueue(transactions, 7)
  expect(
    items.map((each) => (each.type === 'TRANSACTION' ? each.conflictType : each.type)),
  ).toEqual(['LABEL', 'CONFLICT_HEADER', 'HasNext', 'End', 'LABEL', 'None', 'None'])
  expect(shape(items)).toEqual(['Next', '7: ab', 'Queued', 'c', 'd'])
  expect(buildQueue([], 0)).toEqual([])
})
