import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'

import { InvalidFieldError } from '../errors.ts'
import { signInMessage } from './signInMessage.ts'

const now = Date.UTC(2026, 10, 20)
const parts = {
  domain: 'app.test:8080',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  uri: 'https://app.test:8080/sign-in',
  chainId: 100,
  nonce: '0123456789abcdef',
  statement: 'Sign in to Ghost Pay.',
  issuedAt: now,
} as const

test('reads like any other sign-in message', () => {
  const message = signInMessage({ ...parts, expirationTime: now + 3_600_000, notBefore: now })
  expect(message).toBe(
    createSiweMessage({
      ...parts,
      version: '1',
      issuedAt: new Date(now),
      expirationTime: new Date(now + 3_600_000),
      notBefore: new Date(now),
    }),
  )
})

test('does without a statement and without times', () => {
  const message = parseSiweMessage(signInMessage({ ...parts, statement: undefined }))
  expect(message).toMatchObject({ nonce: parts.nonce, chainId: 100, uri: parts.uri })
  expect(message.statement).toBeUndefined()
  expect(message.expirationTime).toBeUndefined()
  expect(message.notBefore).toBeUndefined()
})

test.each(['domain', 'uri', 'nonce', 'statement'])('%s cannot bring lines of its own', (field) => {
  const message = () => signInMessage({ ...parts, [field]: `x\nNonce: another` })
  expect(message).toThrow(field)
})

test('a carriage return is a line of its own too', () => {
  expect(() => signInMessage({ ...parts, statement: 'a\rb' })).toThrow(InvalidFieldError)
})

test.each([
  ['chainId', 0],
  ['chainId', -5],
  ['chainId', Infinity],
  ['chainId', 1.5],
  ['address', '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['address', '0x1234'],
  ['issuedAt', Number.NaN],
  ['expirationTime', Infinity],
  ['notBefore', 8.64e15 + 1],
])('%s cannot be %s', (field, value) => {
  const message = () => signInMessage({ ...parts, [field]: value })
  expect(message).toThrow(InvalidFieldError)
  expect(message).toThrow(field)
})

test.each(['[::1]:3000', 'myhost:3000', 'my_app.example.com'])(
  'viem writes no message for the host %s',
  (domain) => {
    expect(() => signInMessage({ ...parts, domain })).toThrow('domain')
  },
)
