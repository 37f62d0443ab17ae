import { expect, test } from 'vitest'
import { createGatewayClient, getSafeInfo, getTransaction } from '@ghost-pay/gateway-client'

import { accountAddress } from '../testing/buildAccount.ts'
import { isNotFound } from './isNotFound.ts'

/** What is left of a read that the gateway answers with a status. */
async function failure(status: number, read: 'account' | 'transaction'): Promise<Error | null> {
  const client = createGatewayClient({
    baseUrl: 'https://gateway.test',
    fetch: () => Promise.resolve(Response.json({ code: status, message: 'No' }, { status })),
    retry: false,
  })
  const safe = { chainId: 1, address: accountAddress } as const
  return (
    read === 'account' ? getSafeInfo(client, safe) : getTransaction(client, { ...safe, id: 'cut' })
  ).then(
    () => null,
    (error: unknown) => error as Error,
  )
}

test('an unknown account or transaction is not an outage', async () => {
  expect(isNotFound(await failure(404, 'account'))).toBe(true)
  expect(isNotFound(await failure(404, 'transaction'))).toBe(true)
  expect(isNotFound(await failure(400, 'transaction'))).toBe(true)
})

test('a gateway that is busy, broken or closed says nothing about what exists', async () => {
  expect(isNotFound(await failure(500, 'account'))).toBe(false)
  expect(isNotFound(await failure(403, 'account'))).toBe(false)
  expect(isNotFound(new Error('Failed to fetch'))).toBe(false)
  expect(isNotFound(null)).toBe(false)
})
