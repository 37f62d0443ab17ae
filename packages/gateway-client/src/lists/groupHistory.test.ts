import { expect, test } from 'vitest'

import { GatewayParameterError } from '../errors.ts'
import { type MessageItem, messageItemSchema } from '../schemas/message.ts'
import { type HistoryItem, historyItemSchema, historyPageSchema } from '../schemas/transaction.ts'
import { parse } from '../testing/parse.ts'
import { addressInfo, buildItem, buildPage, hashOf, safe } from '../testing/wire.ts'
import { groupHistory } from './groupHistory.ts'
import { groupMessages } from './groupMessages.ts'

const read = (item: unknown): HistoryItem => parse(historyItemSchema, item)
const at = (digit: string, time: string) => read(buildItem(digit, { timestamp: Date.parse(time) }))
const day = (time: string) => read({ type: 'DATE_LABEL', timestamp: Date.parse(time) })
const shape = (items: readonly HistoryItem[], timeZone: string) =>
  groupHistory(items, { timeZone }).map(
    (each) => `${each.day} ${each.items.map(({ id }) => id.at(-1)).join('')}`,
  )

const items = [
  at('a', '2026-11-20T23:30:00Z'),
  at('b', '2026-11-20T10:30:00Z'),
  at('c', '2026-11-19T23:59:59Z'),
]

test('a day begins where the person is', () => {
  expect(shape(items, 'UTC')).toEqual(['2026-11-20 ab', '2026-11-19 c'])
  expect(shape(items, 'Europe/Berlin')).toEqual(['2026-11-21 a', '2026-11-20 bc'])
  expect(shape(items, 'Pacific/Auckland')).toEqual(['2026-11-21 a', '2026-11-20 bc'])
  expect(shape(items, 'America/Los_Angeles')).toEqual(['2026-11-20 ab', '2026-11-19 c'])
})

test('the labels of the gateway, old or new, make no difference', () => {
  const labelled = [
    day('2026-11-20T23:30:00Z'),
    ...items.slice(0, 2),
    day('2026-11-19T00:00:00Z'),
    items[2]!,
  ]
  expect(shape(labelled, 'UTC')).toEqual(shape(items, 'UTC'))
})

test('a day that two pages share is one', () => {
  const pages = [
    day('2026-11-20T23:30:00Z'),
    items[0]!,
    day('2026-11-20T10:30:00Z'),
    items[1]!,
    items[1]!,
  ]
  expect(shape(pages, 'UTC')).toEqual(['2026-11-20 ab'])
})

test('the time of a day is that of its first item', () => {
  expect(groupHistory(items, { timeZone: 'UTC' })[0]?.timestamp).toBe(
    Date.parse('2026-11-20T23:30:00Z'),
  )
})

test('a zone that is none is refused', () => {
  expect(() => groupHistory(items, { timeZone: 'Atlantis/Capital' })).toThrow(GatewayParameterError)
})

test('what cannot be read is with its day, and comes once', () => {
  const bad = (given: object) =>
    parse(historyPageSchema, buildPage([buildItem('f', { txStatus: 5, ...given })])).results[0]!
  const timed = bad({ timestamp: Date.parse('2026-11-19T10:00:00Z') })
  const untimed = bad({ timestamp: 1e300, id: 'x' })
  const kind = read({ type: 'VOTE' })
  const days = groupHistory(
    [
      day('2026-11-20T00:00:00Z'),
      kind,
      ...items,
      timed,
      timed,
      untimed,
      day('2026-11-01T00:00:00Z'),
      kind,
    ],
    { timeZone: 'UTC' },
  )
  expect(days.map(({ day, items, unknown = [] }) => [day, items.length, unknown])).toEqual([
    ['2026-11-20', 2, [kind]],
    ['2026-11-19', 1, [timed, untimed]],
    ['2026-11-01', 0, [kind]],
  ])
})

test('a list of which nothing can be read is no error', () => {
  const page = parse(
    historyPageSchema,
    buildPage([5, null, [], 'x', {}, buildItem('a', { timestamp: 1e300 })]),
  )
  expect(groupHistory(page.results, { timeZone: 'UTC' })[0]?.unknown).toEqual(page.results)
  expect(groupHistory([])).toEqual([])
})

test('messages are sorted by the day they were proposed', () => {
  const message = (digit: string, time: string): MessageItem =>
    parse(messageItemSchema, {
      type: 'MESSAGE',
      messageHash: hashOf(digit),
      status: 'CONFIRMED',
      message: 'hello',
      creationTimestamp: Date.parse(time),
      modifiedTimestamp: 0,
      confirmationsSubmitted: 1,
      confirmationsRequired: 1,
      proposedBy: addressInfo(safe),
    })
  const list = [
    parse(messageItemSchema, { type: 'DATE_LABEL', timestamp: 0 }),
    message('a', '2026-11-20T12:00:00Z'),
    message('a', '2026-11-20T12:00:00Z'),
    message('b', '2026-11-18T12:00:00Z'),
    parse(messageItemSchema, { type: 'POLL' }),
  ]
  expect(
    groupMessages(list, { timeZone: 'UTC' }).map((each) => [each.day, each.items.length]),
  ).toEqual([
    ['2026-11-20', 1],
    ['2026-11-18', 1],
  ])
})
