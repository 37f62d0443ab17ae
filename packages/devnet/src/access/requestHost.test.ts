import { expect, test } from 'vitest'

import { requestHost } from './requestHost.ts'

const request = (host: string[], url: string, originalUrl?: string) => ({
  headersDistinct: { host },
  url,
  originalUrl,
})

test('a request that names one host was sent to it', () => {
  const hosts = ['localhost:5173']
  for (const target of ['/', '/a?b', '//evil.example/a', '*', 'http://localhost:5173/a'])
    expect([target, requestHost(request(hosts, target))]).toEqual([target, 'localhost:5173'])
  expect(requestHost(request(['LOCALHOST:5173'], 'http://localhost:5173/'))).toBe('LOCALHOST:5173')
})

test('a request that names none, or several, was sent to none', () => {
  expect(requestHost({ headersDistinct: {}, url: '/' })).toBeUndefined()
  expect(requestHost(request(['localhost', 'evil.example'], '/'))).toBeUndefined()
  expect(requestHost(request(['localhost', 'localhost'], '/'))).toBeUndefined()
  for (const target of ['http://evil.example/', 'evil.example:80', 'http://localhost:1/', ''])
    expect([target, requestHost(request(['localhost'], target))]).toEqual([target, undefined])
})

test('a prefix that was taken off hides no host', () => {
  expect(requestHost(request(['localhost'], '/', 'http://evil.example/gateway'))).toBeUndefined()
  expect(requestHost(request(['localhost'], '/', '/gateway'))).toBe('localhost')
})
