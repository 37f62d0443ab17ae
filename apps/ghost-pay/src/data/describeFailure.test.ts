import {
  GatewayContentError,
  GatewayHttpError,
  GatewayNetworkError,
  GatewayTimeoutError,
} from '@ghost-pay/gateway-client'
import { expect, test } from 'vitest'

import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'

const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })
const http = (status: number, message: string) =>
  new GatewayHttpError({ status, statusText: '' }, { message, statusCode: status })

test('a refusal in the wallet is an answer, in the words of what was asked', () => {
  expect(describeFailure(rejection, 'sign')).toMatchObject({
    declined: true,
    message: 'You declined in your wallet. Nothing was signed.',
  })
  expect(describeFailure(rejection, 'send').message).toBe(
    'You declined in your wallet. Nothing was sent.',
  )
})

test('a gateway that refuses has answered; one that is down has not', () => {
  expect(describeFailure(http(422, 'Invalid nonce'), 'sign')).toMatchObject({
    by: 'gateway',
    passing: false,
    message: 'The gateway refused: Invalid nonce.',
  })
  expect(describeFailure(http(503, 'Service unavailable'), 'sign').passing).toBe(true)
  expect(describeFailure(new GatewayNetworkError({ cause: undefined }), 'sign')).toMatchObject({
    passing: true,
    message: 'The gateway did not answer (Network request failed).',
  })
})

test('an answer that cannot be read is not called silence', () => {
  const garbage = new GatewayContentError({ status: 200, statusText: 'OK' }, 'json')
  expect(describeFailure(garbage, 'sign').message).toMatch(/answered something/)
  expect(describeFailure(new GatewayTimeoutError(10_000), 'sign').message).toMatch(/in time/)
})

test('a check speaks for itself', () => {
  const error = new CheckError('The account holds too little.', { by: 'chain' })
  expect(describeFailure(error, 'send')).toEqual({
    by: 'chain',
    declined: false,
    passing: false,
    message: 'The account holds too little.',
  })
})
