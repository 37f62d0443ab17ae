import { type Address, getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  GatewayContentError,
  GatewayHttpError,
  GatewayNetworkError,
  GatewayTimeoutError,
  getSafeInfo,
} from '@ghost-pay/gateway-client'
import { changed } from '@ghost-pay/gateway-testing'

import { nodeCopy } from '../chain/nodeCopy.ts'
import { type Neighbours, startNeighbours } from '../testing/neighbours.ts'
import { say, speak } from '../text/Spoken.ts'
import { CheckError } from '../wallet/CheckError.ts'
import { type Action, describeFailure } from './describeFailure.ts'

const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })
/** With the sentence as it is in English. */
function english(error: unknown, action: Action) {
  const { said, ...failure } = describeFailure(error, action)
  return { ...failure, message: say(said) }
}

const http = (status: number, message: string) =>
  new GatewayHttpError({ status, statusText: '' }, { message, statusCode: status })

test('a refusal in the wallet is an answer, in the words of what was asked', () => {
  expect(english(rejection, 'sign')).toMatchObject({
    declined: true,
    message: 'You declined in your wallet. Nothing was signed.',
  })
  expect(english(rejection, 'send').message).toBe('You declined in your wallet. Nothing was sent.')
})

test.each([
  Object.assign(new Error('Method not found'), { code: -32601 }),
  Object.assign(new Error('Unsupported method'), { code: 4200 }),
  new Error('EIP-712 is not supported by this firmware version'),
  new Error('Typed data signing is unsupported on this device'),
])('a wallet that cannot sign typed data is told from one that refuses: %s', (error) => {
  expect(english(error, 'sign').message).toMatch(/^Your wallet cannot sign what this page shows/)
  expect(english(error, 'send').message).not.toMatch(/typed data, EIP/)
})

test('a gateway that refuses has answered; one that is down has not', () => {
  expect(english(http(422, 'Invalid nonce'), 'sign')).toMatchObject({
    by: 'gateway',
    passing: false,
    message: 'Safe’s service refused: Invalid nonce.',
  })
  expect(english(http(503, 'Service unavailable'), 'sign').passing).toBe(true)
  expect(english(new GatewayNetworkError({ cause: undefined }), 'sign')).toMatchObject({
    passing: true,
    message: 'Safe’s service did not answer.',
  })
})

test('an answer that cannot be read is not called silence', () => {
  const garbage = new GatewayContentError({ status: 200, statusText: 'OK' }, 'json')
  expect(english(garbage, 'sign').message).toMatch(/answered something/)
  expect(english(new GatewayTimeoutError(10_000), 'sign').message).toMatch(/in time/)
})

test.each<[number, boolean, RegExp]>([
  [400, false, /^Safe’s service refused: no\.$/],
  [401, true, /something between you and it, did not let this through \(401: no\)/],
  [408, true, /did not answer in time \(no\)/],
  [425, true, /did not answer in time \(no\)/],
  [429, true, /wants a pause. Try again in a minute\.$/],
  [502, true, /has a fault of its own \(no\)/],
])('%i: it can be tried again is %s', (status, passing, message) => {
  const failure = english(http(status, 'no'), 'sign')
  expect(failure.passing).toBe(passing)
  expect(failure.message).toMatch(message)
})

test('a refusal without a word may be a proxy’s', () => {
  const error = new GatewayHttpError({ status: 400, statusText: 'Bad Request' }, '<html>')
  expect(english(error, 'sign').passing).toBe(true)
})

test('a wallet that refuses is quoted', () => {
  const refusal = Object.assign(new Error('Ledger is locked down'), { code: -32603 })
  expect(english(refusal, 'sign').message).toMatch(/refused\..*Ledger is locked down/)
})

test.each([
  'Failed to decode message: memory allocation failed, allocating 20261 bytes',
  'Ledger device: data is too large',
  'Transaction exceeds the maximum size of the device',
  'data is >96713 chars',
])('a wallet that refuses for the size is told to get less: %s', (words) => {
  const refusal = Object.assign(new Error(words), { code: -32603 })
  expect(english(refusal, 'sign').message).toMatch(/Cut the payroll into smaller batches\./)
})

test('what a failed check says is shown as it is', () => {
  const error = new CheckError(speak(nodeCopy, 'node.noAccount'), { by: 'chain' })
  expect(english(error, 'send')).toEqual({
    by: 'chain',
    declined: false,
    passing: false,
    message: 'The blockchain has no account at this address.',
  })
})

describe('with a gateway', () => {
  let neighbours: Neighbours
  let grants: Address
  beforeAll(async () => {
    neighbours = await startNeighbours()
    grants = neighbours.devnet.accounts.grants?.address ?? neighbours.treasury
  })
  afterAll(() => neighbours.stop())

  const failureOf = async (question: Promise<unknown>) =>
    english(await question.catch((error: unknown) => error), 'sign')

  test('an answer about another account says what was asked, and what came', async () => {
    const { gateway } = neighbours.openTab()
    const { chainId, treasury } = neighbours
    gateway.lie((_, ask) => changed(ask, (text) => text.replaceAll(treasury, grants)))
    const failure = await failureOf(getSafeInfo(gateway.client, { chainId, address: treasury }))
    expect(failure).toEqual({
      by: 'gateway',
      declined: false,
      passing: true,
      message: `Safe’s service answered about something else: address.value is ${grants}, not ${treasury}. Nothing of its answer was used.`,
    })
  })

  test('an address with a wrong checksum is not called a silence of the gateway', async () => {
    const { gateway } = neighbours.openTab()
    const { chainId, treasury } = neighbours
    const mistyped = treasury.replace(/[a-f]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    ) as Address
    expect(getAddress(mistyped)).toBe(treasury)
    const failure = await failureOf(getSafeInfo(gateway.client, { chainId, address: mistyped }))
    expect(failure).toEqual({
      by: 'check',
      declined: false,
      passing: false,
      message: `Safe’s service was not asked: the address ${mistyped} (address) has a wrong checksum. Copy it again from where you have it.`,
    })
    expect(gateway.asked).toEqual([])
  })

  test('another parameter that cannot be sent is named', async () => {
    const { gateway } = neighbours.openTab()
    const { treasury } = neighbours
    const failure = await failureOf(getSafeInfo(gateway.client, { chainId: 0, address: treasury }))
    expect(failure.message).toMatch(/^Safe’s service was not asked: chainId must be .*, not 0\.$/)
  })

  test('a redirect is not called silence', async () => {
    const { gateway } = neighbours.openTab()
    const { chainId, treasury } = neighbours
    gateway.lie(() => new Response(null, { status: 302, headers: { location: '/elsewhere' } }))
    const failure = await failureOf(getSafeInfo(gateway.client, { chainId, address: treasury }))
    expect(failure.message).toMatch(/^Safe’s service sent us to another place/)
  })
})
