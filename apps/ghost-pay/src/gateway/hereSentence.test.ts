import { expect, test } from 'vitest'
import {
  GatewayHttpError,
  GatewayNetworkError,
  GatewayTimeoutError,
} from '@ghost-pay/gateway-client'

import { hereSentence } from './hereSentence.ts'
import { pageGatewayCopy } from './pageGatewayCopy.ts'

const refused = (status: number, message: string) =>
  new GatewayHttpError({ status, statusText: '' }, { code: status, message })

test('where the page is its own gateway, a failure names who failed', () => {
  expect(hereSentence(refused(503, 'Service unavailable'))).toEqual(['page.node'])
  const words = 'This browser has no more room. Nothing was recorded.'
  expect(hereSentence(refused(503, words))).toEqual(['page.full'])
  const other = 'The node of chain 1 serves chain 137. Nothing is read from it.'
  expect(hereSentence(refused(503, other))).toEqual(['page.unread', { words: other }])
  expect(hereSentence(refused(503, 'Chain 1 is still being read: 3 of 9.'))).toEqual(['page.slow'])
  expect(hereSentence(refused(503, 'Closed'))).toEqual(['page.browser', { words: 'Closed' }])
  expect(hereSentence(refused(500, 'Oh'))).toEqual(['page.fault', { words: 'Oh' }])
  expect(hereSentence(refused(422, 'No'))).toEqual(['page.refused', { words: 'No' }])
  expect(hereSentence(refused(404, 'Not found'))).toEqual(['page.missing'])
  expect(hereSentence(new GatewayTimeoutError(60_000))).toEqual(['page.slow'])
  expect(hereSentence(new GatewayNetworkError({ cause: 'a part is missing' }))[0]).toBe(
    'page.unread',
  )
})

test('it is never the gateway, which nobody asked', () => {
  for (const sentence of Object.values(pageGatewayCopy))
    expect(sentence).not.toMatch(/Safe’s service|gateway/i)
})
