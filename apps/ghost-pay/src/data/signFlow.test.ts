import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Failure, initialSignFlow, reduceSignFlow, type SignEvent } from './signFlow.ts'

const failure: Failure = { by: 'gateway', declined: false, message: 'Network request failed' }
const signature = '0x12'
const walk = (...events: SignEvent[]) => events.reduce(reduceSignFlow, initialSignFlow)
const signed: SignEvent[] = [
  { type: 'signPressed' },
  { type: 'checksPassed' },
  { type: 'signed', signature },
]

test('a signature goes from the wallet to the gateway', () => {
  expect(walk(...signed)).toEqual({ status: 'sending', signature })
  expect(walk(...signed, { type: 'stored' })).toEqual({ status: 'done' })
})

test('a signature that the gateway did not take is kept, and sent again without asking the wallet', () => {
  const failed = walk(...signed, { type: 'failed', failure })
  expect(failed).toEqual({ status: 'failed', failure, signature })
  expect(reduceSignFlow(failed, { type: 'signPressed' })).toEqual({ status: 'sending', signature })
})

test('a wallet that declined can be asked again', () => {
  const declined = walk(
    { type: 'signPressed' },
    { type: 'checksPassed' },
    { type: 'failed', failure },
  )
  expect(declined).toEqual({ status: 'failed', failure, signature: undefined })
  expect(reduceSignFlow(declined, { type: 'signPressed' })).toEqual({ status: 'checking' })
})

test('nothing is signed before the checks have passed', () => {
  expect(walk({ type: 'signPressed' }, { type: 'signed', signature })).toEqual({
    status: 'checking',
  })
})

test('once a signature is there, no order of events loses it', () => {
  const event: fc.Arbitrary<SignEvent> = fc.oneof(
    fc.constant<SignEvent>({ type: 'signPressed' }),
    fc.constant<SignEvent>({ type: 'checksPassed' }),
    fc.constant<SignEvent>({ type: 'signed', signature: '0x34' }),
    fc.constant<SignEvent>({ type: 'failed', failure }),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const flow = walk(...signed, ...events)
      expect(flow).toMatchObject({ signature })
    }),
  )
})
