import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  canStop,
  initialSignFlow,
  reduceSignFlow,
  type SignEvent,
  type SignFlow,
} from './signFlow.ts'

const lost = 'The node is silent.'
const walk = (...events: SignEvent[]) => events.reduce<SignFlow>(reduceSignFlow, initialSignFlow)
const pressed: SignEvent = { type: 'signPressed' }
const untilSigned: SignEvent[] = [pressed, { type: 'checksPassed' }, { type: 'signed' }]

test('a signature goes from the wallet to the gateway', () => {
  expect(walk(pressed)).toEqual({ status: 'checking' })
  expect(walk(pressed, { type: 'checksPassed' })).toEqual({ status: 'asking' })
  expect(walk(...untilSigned)).toEqual({ status: 'sending' })
  expect(walk(...untilSigned, { type: 'stored' })).toEqual({ status: 'done' })
})

test('an approval waits for its block, and then goes to the gateway', () => {
  const sent = walk(pressed, { type: 'checksPassed' }, { type: 'sent' })
  expect(sent).toEqual({ status: 'mining' })
  expect(reduceSignFlow(sent, { type: 'signed' })).toEqual({ status: 'sending' })
  expect(walk({ type: 'sent' })).toEqual(initialSignFlow)
  expect([walk(pressed), walk(...untilSigned.slice(0, 2)), sent].map(canStop)).toEqual([
    false,
    true,
    true,
  ])
})

test('a signature that was kept goes to the gateway without the wallet', () => {
  expect(walk(pressed, { type: 'signed' })).toEqual({ status: 'sending' })
})

test('what failed can be tried again', () => {
  const failed = walk(...untilSigned, { type: 'failed', failure: lost })
  expect(failed).toEqual({ status: 'failed', failure: lost })
  expect(reduceSignFlow(failed, pressed)).toEqual({ status: 'checking' })
})

test('leaving while an answer is due starts again, and nothing late changes that', () => {
  for (const events of [[pressed], untilSigned.slice(0, 2), untilSigned]) {
    const left = walk(...events, { type: 'left' })
    expect(left).toEqual(initialSignFlow)
    for (const late of [
      { type: 'checksPassed' },
      { type: 'signed' },
      { type: 'stored' },
      { type: 'failed', failure: lost },
    ] satisfies SignEvent[]) {
      expect(reduceSignFlow(left, late)).toEqual(initialSignFlow)
    }
  }
})

test('the words of a failure stay when something else comes on the screen', () => {
  const failed = walk(pressed, { type: 'failed', failure: lost })
  expect(reduceSignFlow(failed, { type: 'left' })).toBe(failed)
})

test('nothing is done that was not signed', () => {
  const event = fc.constantFrom<SignEvent>(
    pressed,
    { type: 'checksPassed' },
    { type: 'stored' },
    { type: 'failed', failure: lost },
    { type: 'left' },
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      expect(['sending', 'done']).not.toContain(walk(...events).status)
    }),
  )
})

test('a press begins nothing while it runs, nor after it is done; what comes next on the screen does', () => {
  const states = [[pressed], untilSigned.slice(0, 2), untilSigned].map((events) => walk(...events))
  const done = walk(...untilSigned, { type: 'stored' })
  for (const flow of [...states, done]) expect(reduceSignFlow(flow, pressed)).toBe(flow)
  expect(reduceSignFlow(done, { type: 'left' })).toEqual(initialSignFlow)
})
