import { expect, test } from 'vitest'

import { gatewayAddress } from './gatewayAddress.ts'

const gateway = 'http://127.0.0.1:8787'

test.each([
  ['/v1/chains?cursor=1', '/v1/chains?cursor=1'],
  ['/', '/'],
  [undefined, '/'],
  ['//evil.example/a', '//evil.example/a'],
  ['///evil.example/a', '///evil.example/a'],
  ['/\\evil.example/a', '//evil.example/a'],
  ['/\\\\evil.example/a', '///evil.example/a'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
  ['/\t/evil.example', '//evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/http://evil.example', '/http://evil.example'],
  ['/../../secret', '/secret'],
])('%j stays at the gateway', (target, path) => {
  expect(gatewayAddress(target, gateway)?.href).toBe(`${gateway}${path}`)
})

test.each([
  'http://evil.example/',
  'http://127.0.0.1:8787@evil.example/',
  '@evil.example/',
  '.evil.example/',
  ':80@evil.example/',
  '\\\\evil.example',
  '*',
  '',
  'evil.example:443',
])('%j is no path', (target) => {
  expect(gatewayAddress(target, gateway)).toBeUndefined()
})
