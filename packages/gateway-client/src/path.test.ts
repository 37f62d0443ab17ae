import { expect, test } from 'vitest'

import { path } from './path.ts'

test('encodes every parameter', () => {
  expect(path`/v1/chains/${10}/safes/${'../admin?x#y'}/messages`).toBe(
    '/v1/chains/10/safes/..%2Fadmin%3Fx%23y/messages',
  )
})

test('leaves a path without parameters as it is', () => {
  expect(path`/v1/chains`).toBe('/v1/chains')
})

test('takes no escapes: what is written is what is sent', () => {
  expect(path`/v1/${'$&'}`).toBe('/v1/%24%26')
})
