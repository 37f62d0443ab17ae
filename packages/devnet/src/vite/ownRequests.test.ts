import { expect, test } from 'vitest'

import { isOwnHost } from '../access/isOwnHost.ts'
import { isOwnOrigin } from './ownRequests.ts'

test('a dev server accepts names of this machine, and its allowed hosts', () => {
  const allowed = ['dev.example', '.team.example']
  for (const host of [
    'localhost:5173',
    'LOCALHOST',
    '127.0.0.1:5173',
    '[::1]:5173',
    'app.localhost:5173',
    'dev.example:5173',
    'team.example',
    'a.team.example',
  ])
    expect([host, isOwnHost(host, allowed)]).toEqual([host, true])
  for (const host of [
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'a.dev.example',
    'notteam.example',
    '127.0.0.1.evil.example',
    '.localhost',
    'evil.example/.localhost',
    'evil.example#.localhost',
    'evil.example?.localhost',
    'evil.example\\.localhost',
    'evil.example:1:2.localhost',
    'a b.localhost',
  ])
    expect([host, isOwnHost(host, allowed)]).toEqual([host, false])
  expect(isOwnHost('evil.example', true)).toBe(true)
})

test('a request is the dev server’s own without an origin, or with the one it was sent to', () => {
  const host = 'localhost:5173'
  for (const origin of [undefined, 'http://localhost:5173', 'https://localhost:5173'])
    expect([origin, isOwnOrigin({ origin, host })]).toEqual([origin, true])
  for (const origin of [
    'null',
    '',
    'https://evil.example',
    'http://localhost:3000',
    'http://localhost',
    'http://127.0.0.1:5173',
    'http://evil.example@localhost:5173',
    'http://localhost:5173/a',
    'HTTP://LOCALHOST:5173',
  ])
    expect([origin, isOwnOrigin({ origin, host })]).toEqual([origin, false])
})
