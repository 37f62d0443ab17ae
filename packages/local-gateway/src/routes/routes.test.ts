import { expect, test } from 'vitest'
import { routes } from '@ghost-pay/gateway-wire/contract'

import { createLocalGateway } from '../createLocalGateway.ts'
import { refusedHere } from '../testing/refusedHere.ts'

const { fetch } = createLocalGateway({ chains: [] })

/** Whether the gateway knows the route, whatever it answers: it serves no chain here. */
async function isServed(route: string): Promise<boolean> {
  const [method = '', template = ''] = route.split(' ')
  const path = template.replaceAll(/\{\w+\}/g, '1')
  const response = await fetch(new Request(`http://gateway.test${path}`, { method }))
  const body = await response.text()
  const unknown = [
    JSON.stringify({ message: 'Not Found', statusCode: 404 }),
    JSON.stringify({ message: `Cannot ${method} ${path}`, error: 'Not Found', statusCode: 404 }),
  ]
  return response.status !== 404 || !unknown.includes(body)
}

test('every route of the contract is served, or has a reason why not', async () => {
  const served = await Promise.all(routes.map(isServed))
  expect(routes.filter((_, index) => !served[index]).sort()).toEqual(
    Object.values(refusedHere).flat().sort(),
  )
})
