import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  type Failure,
  initialSignFlow,
  keptFor,
  reduceSignFlow,
  type SignEvent,
  type Signed,
} from './signFlow.ts'

const lost: Failure = { by: 'gateway', declined: false, passing: true, message: 'No answer.' }
const refused: Failure = { ...lost, passing: false, message: 'Invalid nonce' }
const declined: Failure = { by: 'wallet', declined: true, passing: false, message: 'Declined.' }
const signed: Signed = {
  signature: '0x12',
  signer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  safeTxHash: '0x34',
}
const walk = (...events: SignEvent[]) => events.reduce(reduceSignFlow, initialSignFlow)
const untilSigned: SignEvent[] = [
  { type: 'signPressed' },
  { type: 'checksPassed' },
  { type: 'signed', signed },
]

test('a signature goes from the wallet to the gateway', () => {
  expect(walk(...untilSigned)).toEqual({ status: 'sending', signed })
  expect(walk(...untilSigned, { type: 'stored' })).toEqual({ status: 'done' })
})

test('a signature is kept while the gateway does not answer', () => {
  const failed = walk(...untilSigned, { type: 'failed', failure: lost })
  expect(keptFor(failed, signed.signer, signed.safeTxHash)).toBe(signed)
  const again = reduceSignFlow(failed, { type: 'signPressed' })
  expect(keptFor(again, signed.signer, signed.safeTxHash)).toBe(signed)
  const checkLost = reduceSignFlow(again, { type: 'failed', failure: lost })
  expect(keptFor(checkLost, signed.signer, signed.safeTxHash)).toBe(signed)
})

test('a signature that the gateway refused is not offered again', () => {
  const failed = walk(...untilSigned, { type: 'failed', failure: refused })
  expect(keptFor(failed, signed.signer, signed.safeTxHash)).toBeUndefined()
})

test('a kept signature is nobody else’s, and for nothing else', () => {
  const failed = walk(...untilSigned, { type: 'failed', failure: lost })
  const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(keptFor(failed, bob, signed.safeTxHash)).toBeUndefined()
  expect(keptFor(failed, signed.signer, '0x56')).toBeUndefined()
})

test('a wallet that declined can be asked again', () => {
  const failed = walk(
    { type: 'signPressed' },
    { type: 'checksPassed' },
    { type: 'failed', failure: declined },
  )
  expect(reduceSignFlow(failed, { type: 'signPressed' })).toEqual({
    status: 'checking',
    kept: undefined,
  })
})

test('no order of events signs twice while the gateway is silent', () => {
  const event = fc.constantFrom<SignEvent>(
    { type: 'signPressed' },
    { type: 'failed', failure: lost },
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const flow = walk(...untilSigned, ...events)
      const known = flow.status === 'sending' ? flow.signed : keptFor(flow, signed.signer, '0x34')
      expect(known).toBe(signed)
    }),
  )
})
