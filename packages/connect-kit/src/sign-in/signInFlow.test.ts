import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { copy } from '../copy.ts'
import { walkSignIn } from '../testing/walkSignIn.ts'
import {
  canSign,
  initialSignInFlow,
  reduceSignInFlow,
  type SignInEvent,
  signInFailureText,
  type SignInFlow,
  signInLabel,
} from './signInFlow.ts'

const account = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf 1'

type Name = SignInEvent['type']

const label = (flow: SignInFlow) => copy[signInLabel(flow)]
const failure = (flow: SignInFlow) => {
  const key = signInFailureText(flow)
  return key && copy[key]
}

describe('what the button says', () => {
  test.each<[string, Name[], boolean]>([
    ['Preparing message...', ['started'], false],
    ['Send message', ['started', 'nonceReceived'], true],
    ['Waiting for signature...', ['started', 'nonceReceived', 'signPressed'], false],
    ['Verifying signature...', ['started', 'nonceReceived', 'signPressed', 'signed'], false],
  ])('%s', (words, names, pressable) => {
    expect(label(walkSignIn(...names))).toBe(words)
    expect(canSign(walkSignIn(...names))).toBe(pressable)
  })

  test('Cancel', () => {
    expect(copy['dialog.cancel']).toBe('Cancel')
  })
})

describe('what went wrong', () => {
  const ready: Name[] = ['started', 'nonceReceived', 'signPressed']
  test.each<[string, Name[]]>([
    ['Error preparing message, please retry!', ['started', 'nonceFailed']],
    ['Error signing message, please retry!', [...ready, 'signFailed']],
    ['Error verifying signature, please retry!', [...ready, 'signed', 'verifyFailed']],
    ['Oops, something went wrong!', [...ready, 'otherFailed']],
  ])('%s', (words, names) => {
    expect(failure(walkSignIn(...names))).toBe(words)
    expect(canSign(walkSignIn(...names))).toBe(true)
  })
})

test('a refusal returns to idle without a word, and the nonce is still good', () => {
  const flow = walkSignIn('started', 'nonceReceived', 'signPressed', 'signRejected')
  expect(flow).toMatchObject({ status: 'idle', nonce: 'n0nce123', failure: undefined })
  expect(label(flow)).toBe('Send message')
})

test('after a failed nonce, a press fetches another and goes on to the wallet', () => {
  const retried = walkSignIn('started', 'nonceFailed', 'signPressed')
  expect(retried).toMatchObject({ preparing: true, failure: undefined })
  expect(
    reduceSignInFlow(retried, {
      type: 'nonceReceived',
      attempt: retried.attempt,
      nonce: 'n0nce456',
    }),
  ).toMatchObject({
    status: 'signing',
    nonce: 'n0nce456',
    preparing: false,
  })
})

test('a nonce is used once: after a failed verification the next one is fetched, and the failure stays to be read', () => {
  const flow = walkSignIn('started', 'nonceReceived', 'signPressed', 'signed', 'verifyFailed')
  expect(flow).toMatchObject({ preparing: true, nonce: undefined, failure: 'verify' })
  expect(
    walkSignIn(
      'started',
      'nonceReceived',
      'signPressed',
      'signed',
      'verifyFailed',
      'nonceReceived',
    ),
  ).toMatchObject({
    preparing: false,
    nonce: 'n0nce123',
    failure: 'verify',
  })
})

test('a second press changes nothing', () => {
  const signing = walkSignIn('started', 'nonceReceived', 'signPressed')
  expect(reduceSignInFlow(signing, { type: 'signPressed' })).toBe(signing)
  const verifying = walkSignIn('started', 'nonceReceived', 'signPressed', 'signed')
  expect(reduceSignInFlow(verifying, { type: 'signPressed' })).toBe(verifying)
})

test('an answer to an earlier attempt changes nothing', () => {
  const before = walkSignIn('started', 'nonceReceived', 'signPressed')
  const restarted = reduceSignInFlow(before, { type: 'started', account })
  expect(reduceSignInFlow(restarted, { type: 'signed', attempt: before.attempt })).toBe(restarted)
  expect(reduceSignInFlow(restarted, { type: 'signFailed', attempt: before.attempt })).toBe(
    restarted,
  )
})

test('whatever happens in whatever order, there is a way on', () => {
  const names: Name[] = [
    'started',
    'signPressed',
    'nonceReceived',
    'nonceFailed',
    'signRejected',
    'signFailed',
    'signed',
    'verified',
    'verifyFailed',
    'otherFailed',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.record({ type: fc.constantFrom(...names), late: fc.boolean() }), {
        maxLength: 60,
      }),
      (events) => {
        let flow = reduceSignInFlow(initialSignInFlow, { type: 'started', account })
        for (const { type, late } of events) {
          flow = reduceSignInFlow(flow, {
            type,
            attempt: late ? flow.attempt - 1 : flow.attempt,
            nonce: 'n0nce123',
            account,
          })
          // Signing and verifying have a nonce, and nothing is prepared meanwhile.
          if (flow.status !== 'idle')
            expect([flow.nonce, flow.preparing]).toEqual(['n0nce123', false])
          // Either a request is pending, or the button can be pressed.
          expect(flow.status !== 'idle' || flow.preparing || canSign(flow)).toBe(true)
          expect(copy[signInLabel(flow)]).toBeTruthy()
        }
      },
    ),
  )
})

test('the first render, before the first attempt, prepares: a press would have no effect', () => {
  expect(signInLabel(initialSignInFlow)).toBe('signIn.preparing')
  expect(canSign(initialSignInFlow)).toBe(false)
})

test('every attempt of a visit is for its account, until another one starts anew', () => {
  const verified = walkSignIn('started', 'nonceReceived', 'signPressed', 'signed', 'verifyFailed')
  expect(verified.account).toBe(account)
  expect(walkSignIn('started', 'nonceFailed', 'signPressed', 'nonceReceived').account).toBe(account)
  expect(reduceSignInFlow(verified, { type: 'started', account: 'other' })).toMatchObject({
    account: 'other',
    failure: undefined,
  })
})

test('a message that could not be made takes its nonce with it: the next press fetches another', () => {
  const failed = walkSignIn('started', 'nonceReceived', 'signPressed', 'otherFailed')
  expect(failed.nonce).toBeUndefined()
  expect(reduceSignInFlow(failed, { type: 'signPressed' })).toMatchObject({
    preparing: true,
    wanted: true,
  })
})
