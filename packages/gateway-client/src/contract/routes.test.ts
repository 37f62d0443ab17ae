import { expect, test } from 'vitest'
import { refusedRoutes, routeOf, routes } from '@ghost-pay/gateway-wire/contract'

import { rows } from '../testing/rows.ts'

/** Why the client has no call for these routes of the contract, beside those that no package has. */
const refused = {
  ...refusedRoutes,
  '`getSession` reads the session': ['GET /v1/users'],
  'opinions of third parties about a transaction': [
    'GET /v1/chains/{chainId}/security/{safeAddress}/recipient/{recipientAddress}',
    'POST /v1/chains/{chainId}/security/{safeAddress}/counterparty-analysis',
    'POST /v1/chains/{chainId}/security/{safeAddress}/threat-analysis',
  ],
  'a newer version of the route is called': [
    'DELETE /v1/chains/{chainId}/delegates/{delegateAddress}',
    'DELETE /v1/chains/{chainId}/notifications/devices/{uuid}',
    'DELETE /v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
    'DELETE /v1/chains/{chainId}/safes/{safeAddress}/delegates/{delegateAddress}',
    'GET /v1/chains/{chainId}/delegates',
    'GET /v1/safes',
    'GET /v2/owners/{ownerAddress}/safes',
    'POST /v1/chains/{chainId}/delegates',
    'POST /v1/register/notifications',
  ],
  'a page goes there, and no request': ['POST /v1/auth/logout/redirect'],
} satisfies Record<string, readonly string[]>

const requests = Object.entries(rows).map(([name, { sent }]) => {
  const [method = '', path = ''] = sent.split(' ')
  return { name, route: routeOf(method, path) }
})

test('every route of the contract has a call, or a reason why not', () => {
  const called = new Set(requests.map(({ route }) => route))
  const listed = Object.values(refused).flat()
  expect(routes.filter((route) => !called.has(route)).sort()).toEqual([...listed].sort())
})

test('every call asks a route of the contract', () => {
  expect(requests.filter(({ route }) => route === undefined)).toEqual([])
})
