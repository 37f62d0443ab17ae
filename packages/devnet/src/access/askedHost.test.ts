import { expect, test } from 'vitest'

import { askedHost } from './askedHost.ts'

const request = (host: string[], url: string, originalUrl?: string) => ({
  headersDistinct: { host },
  url,
  originalUrl,
})

test('a request that names one host was sent to it', () => {
  const hosts = ['localhost:5173']
  for (const target of ['/', '/a?b', '//evil.example/a', '*', 'http://localhost:5173/a'])
    expect([target, askedHost(request(hosts, target))]).toEqual([target, 'localhost:5173'])
  expect(askedHost(request(['LOCALHOST:5173'], 'http://localhost:5173/'))).toBe('LOCALHOST:5173')
})

test('a request that names none, or several, was sent to none', () => {
  expect(askedHost({ headersDistinct: {}, url: '/' })).toBeUndefined()
  expect(askedHost(request(['localhost', 'evil.example'], '/'))).toBeUndefined()
  expect(askedHost(request(['localhost', 'localhost'], '/'))).toBeUndefined()
  for (const target of ['http://evil.example/', 'evil.example:80', 'http://localhost:1/', ''])
    expect([target, askedHost(request(['localhost'], target))]).toEqual([target, undefined])
})

test('a prefix that was taken off hides no host', () => {
  expect(askedHost(request(['localhost'], '/', 'http://evil.example/gateway'))).toBeUndefined()
  expect(askedHost(request(['localhost'], '/', '/gateway'))).toBe('localhost')
})
