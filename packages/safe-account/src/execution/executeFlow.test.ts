import { expect, test } from 'vitest'

import {
  type Ending,
  type ExecuteEvent,
  type ExecuteFlow,
  hasGoneThrough,
  initialExecuteFlow,
  isExecuted,
  isExecuting,
  reduceExecuteFlow,
} from './executeFlow.ts'

const failure = 'The node is silent.'
const hash = '0x12'
const walk = (...events: ExecuteEvent[]) =>
  events.reduce<ExecuteFlow>(reduceExecuteFlow, initialExecuteFlow)
const pressed: ExecuteEvent = { type: 'executePressed' }
const untilSent: ExecuteEvent[] = [pressed, { type: 'checksPassed' }, { type: 'sent', hash }]
const ended = (ending: Ending): ExecuteEvent => ({ type: 'ended', hash, ending })

test('an execution goes from the checks over the wallet to the chain', () => {
  expect(walk(pressed)).toEqual({ status: 'checking' })
  expect(walk(pressed, { type: 'checksPassed' })).toEqual({ status: 'asking' })
  expect(walk(...untilSent)).toEqual({ status: 'mining', hash })
  expect(walk(...untilSent, ended('succeeded'))).toEqual({
    status: 'ended',
    hash,
    ending: 'succeeded',
  })
})

test('what was sent before the page was loaded is on its way at once', () => {
  expect(walk({ type: 'sent', hash })).toEqual({ status: 'mining', hash })
})

test('nothing is sent twice: while it is on its way a press changes nothing, after silence it looks again', () => {
  const mining = walk(...untilSent)
  expect(reduceExecuteFlow(mining, pressed)).toBe(mining)
  const silent = reduceExecuteFlow(mining, { type: 'failed', failure })
  expect(silent).toEqual({ status: 'failed', failure, hash })
  expect(reduceExecuteFlow(silent, pressed)).toEqual({ status: 'mining', hash })
})

test('what failed before it was sent can be tried from the beginning', () => {
  expect(walk(pressed, { type: 'failed', failure }, pressed)).toEqual({ status: 'checking' })
})

test.each<[Ending, boolean, boolean]>([
  ['succeeded', true, true],
  // The account has made its call, and nothing of it happened: what comes after it may need it.
  ['failed', true, false],
  ['overtaken', true, true],
  ['reverted', false, false],
  ['replaced', false, false],
  ['cancelled', false, false],
  ['displaced', false, false],
  ['unrelated', false, false],
  ['lost', false, false],
])('%s: executed is %s, gone through is %s', (ending, executed, through) => {
  const flow = walk(...untilSent, ended(ending))
  expect(isExecuted(flow)).toBe(executed)
  expect(hasGoneThrough(flow)).toBe(through)
  expect(isExecuting(flow)).toBe(false)
  // What is lost may still come back: it is looked for again, not sent again.
  expect(reduceExecuteFlow(flow, pressed).status).toBe(ending === 'lost' ? 'mining' : 'checking')
})

test('only what has ended is executed', () => {
  expect(isExecuted(walk(...untilSent))).toBe(false)
})

test('the end of another transaction is not the end of this one', () => {
  const mining = walk(...untilSent)
  expect(reduceExecuteFlow(mining, { ...ended('succeeded'), hash: '0x34' } as ExecuteEvent)).toBe(
    mining,
  )
  const over = walk(...untilSent, ended('succeeded'))
  expect(reduceExecuteFlow(over, { type: 'undone', hash: '0x34' })).toBe(over)
  expect(reduceExecuteFlow(over, { type: 'undone', hash })).toEqual(initialExecuteFlow)
})

test('what has ended does not begin again because it is reported again', () => {
  const over = walk(...untilSent, ended('reverted'))
  expect(reduceExecuteFlow(over, { type: 'sent', hash })).toBe(over)
  expect(reduceExecuteFlow(over, { type: 'sent', hash: '0x34' }).status).toBe('mining')
})

test('leaving before the wallet has sent resets the flow; what was sent stays', () => {
  expect(walk(pressed, { type: 'left' })).toEqual(initialExecuteFlow)
  expect(walk(pressed, { type: 'checksPassed' }, { type: 'left' })).toEqual(initialExecuteFlow)
  expect(walk(...untilSent, { type: 'left' })).toEqual({ status: 'mining', hash })
})

test('late events change nothing, and what is given up is given up', () => {
  expect(walk({ type: 'checksPassed' }, { type: 'failed', failure }, ended('lost'))).toEqual(
    initialExecuteFlow,
  )
  expect(walk(...untilSent, { type: 'forgotten' })).toEqual(initialExecuteFlow)
})

test('only what is on its way can end, and only what has ended can be undone', () => {
  const silent = walk(...untilSent, { type: 'failed', failure })
  expect(reduceExecuteFlow(silent, ended('succeeded'))).toBe(silent)
  const over = walk(...untilSent, ended('succeeded'))
  expect(reduceExecuteFlow(over, ended('lost'))).toBe(over)
  for (const flow of [walk(...untilSent), silent]) {
    expect(reduceExecuteFlow(flow, { type: 'undone', hash })).toBe(flow)
  }
})
