import { expect, test } from 'vitest'

import {
  GatewayAbortError,
  GatewayHttpError,
  GatewayNetworkError,
  GatewayTimeoutError,
} from '../errors.ts'
import { retryDelay } from './retryDelay.ts'

const retry = { attempts: 3, minDelay: 100, maxDelay: 1000 }
const network = new GatewayNetworkError({ cause: undefined })
const tooMany = (seconds: string) =>
  new GatewayHttpError(
    { status: 429, statusText: '', headers: new Headers({ 'retry-after': seconds }) },
    undefined,
  )

test('doubles with each attempt, up to the longest', () => {
  expect([0, 1, 2].map((attempt) => retryDelay(network, attempt, retry, 1))).toEqual([
    100, 200, 400,
  ])
  expect(retryDelay(network, 9, { ...retry, attempts: 10 }, 1)).toBe(1000)
})

test('is spread over the upper half', () => {
  expect(retryDelay(network, 0, retry, 0)).toBe(50)
  expect(retryDelay(network, 0, retry, 0.5)).toBe(75)
})

test('ends after the last attempt', () => {
  expect(retryDelay(network, 3, retry, 1)).toBeUndefined()
})

test('is what the gateway asks for, unless that is too long', () => {
  expect(retryDelay(tooMany('1'), 0, retry, 1)).toBe(1000)
  expect(retryDelay(tooMany('2'), 0, retry, 1)).toBeUndefined()
})

test.each([['0'], ['-5'], [new Date(0).toUTCString()], ['1e-9']])(
  'is no shorter when the gateway asks for none (%s)',
  (seconds) => {
    expect(retryDelay(tooMany(seconds), 0, retry, 0)).toBe(50)
    expect(retryDelay(tooMany(seconds), 2, retry, 1)).toBe(400)
  },
)

test('there is none for what a further attempt does not mend', () => {
  for (const error of [
    new GatewayTimeoutError(10),
    new GatewayAbortError('left'),
    new GatewayHttpError({ status: 404, statusText: '' }, undefined),
    new Error('other'),
  ]) {
    expect(retryDelay(error, 0, retry, 1)).toBeUndefined()
  }
})

test('only a failure that may pass is retried', () => {
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index)
  const repeated = statuses.filter(
    (status) =>
      retryDelay(new GatewayHttpError({ status, statusText: '' }, undefined), 0, retry, 1) !==
      undefined,
  )
  expect(repeated).toEqual([408, 425, 429, 500, 502, 503, 504])
})
