import { expect, test } from 'vitest'

import { type Asked, shareKey } from './shareKey.ts'

const safe = '/v1/chains/31337/safes/0x5AFE3855358E112B5647B952709E6165e1c1eEEe'

function asked(url: string, headers: Record<string, string> = {}, method = 'GET'): Asked {
  const all = { host: '127.0.0.1:8787', ...headers }
  return { method, url, headers: all, rawHeaders: Object.entries(all).flat() }
}

test.each([safe, `${safe}/transactions/queued?cursor=x`, '/v1/safes?safes=1:0x', '/v2/safes?x'])(
  'the same read of %s has the same name',
  (path) => {
    expect(shareKey(asked(path))).toBe(shareKey(asked(path)))
    expect(shareKey(asked(path))).toBeDefined()
  },
)

test.each([
  ['another host', asked(safe, { host: 'localhost:8787' })],
  ['another page', asked(safe, { origin: 'http://localhost:5173' })],
  ['another session', asked(safe, { cookie: 'access_token=a' })],
  ['another scheme', asked(safe, { 'x-forwarded-proto': 'https' })],
  ['another query', asked(`${safe}?trusted=false`)],
])('%s has another name', (_, other) => {
  expect(shareKey(other)).toBeDefined()
  expect(shareKey(other)).not.toBe(shareKey(asked(safe)))
})

test.each([
  ['a write', asked(safe, {}, 'POST')],
  ['a preflight', asked(safe, {}, 'OPTIONS')],
  ['a nonce for a sign-in', asked('/v1/auth/nonce')],
  ['what belongs to a session', asked('/v1/users/me')],
  ['a stream', asked('/events')],
  ['a target with a host of its own', asked(`http://evil.test${safe}`)],
  ['a host that is none', asked(safe, { host: 'evil.test/.localhost' })],
  ['a fault', asked(safe, { 'x-ghost-fault': 'slow' })],
  ['a request with a body', asked(safe, { 'content-length': '2' })],
])('%s has an answer of its own', (_, own) => {
  expect(shareKey(own)).toBeUndefined()
})
