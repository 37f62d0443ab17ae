import { expect, test } from 'vitest'

import { type ExecuteEvent, initialExecuteFlow, reduceExecuteFlow } from './executeFlow.ts'
import type { Failure } from './signFlow.ts'

const failure: Failure = {
  by: 'chain',
  declined: false,
  passing: true,
  message: 'The node did not answer.',
}
const walk = (...events: ExecuteEvent[]) => events.reduce(reduceExecuteFlow, initialExecuteFlow)
const sent: ExecuteEvent[] = [
  { type: 'executePressed' },
  { type: 'checksPassed' },
  { type: 'sent', hash: '0x01' },
]

test('what was sent is waited for, and the chain says how it ended', () => {
  expect(walk(...sent, { type: 'mined', succeeded: false })).toEqual({
    status: 'done',
    hash: '0x01',
    succeeded: false,
  })
})

test('a replaced transaction is followed under its new hash', () => {
  expect(walk(...sent, { type: 'replaced', hash: '0x02' })).toEqual({
    status: 'mining',
    hash: '0x02',
  })
})

test('after a lost connection it is looked for again, not sent again', () => {
  const lost = walk(...sent, { type: 'failed', failure })
  expect(reduceExecuteFlow(lost, { type: 'executePressed' })).toEqual({
    status: 'mining',
    hash: '0x01',
  })
})

test('a wallet that declined can be asked again', () => {
  const declined = walk(
    { type: 'executePressed' },
    { type: 'checksPassed' },
    { type: 'failed', failure },
  )
  expect(reduceExecuteFlow(declined, { type: 'executePressed' })).toEqual({ status: 'checking' })
})

test('a late answer changes nothing', () => {
  expect(walk({ type: 'sent', hash: '0x01' })).toBe(initialExecuteFlow)
})

test('a chain that went back gives the transaction back', () => {
  const done = walk(...sent, { type: 'mined', succeeded: true })
  expect(reduceExecuteFlow(done, { type: 'undone', hash: '0x01' })).toEqual({ status: 'ready' })
  expect(reduceExecuteFlow(done, { type: 'undone', hash: '0x02' })).toBe(done)
})
