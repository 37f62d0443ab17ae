import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed } from '@ghost-pay/gateway-testing'

import { propose } from '../testing/propose.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readWaiting } from './readWaiting.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
})
afterAll(() => chain.stop())

test('everything that waits is read, beyond the first page', async () => {
  const { chainId, treasury: address } = chain
  const { gateway } = chain.open()
  const read = () => readWaiting(gateway.client, { chainId, address })
  for (let nonce = 0; nonce < 23; nonce += 1) {
    await propose(chain, gateway.client, nonce)
  }
  const { transactions, isWhole, unread } = await read()
  expect([transactions.length, isWhole, unread]).toEqual([23, true, 0])
  const pages = gateway.asked.filter((it) => it.includes('/transactions/queued'))
  expect(pages.length).toBeGreaterThan(1)
  // A gateway that never ends is not read for ever.
  const next = `${chain.devnet.gatewayUrl}/v1/chains/${chainId}/safes/${address}/transactions/queued?cursor=limit%3D20%26offset%3D0`
  gateway.lie(({ path }, ask) =>
    path.includes('/transactions/queued')
      ? changed(ask, (text) => JSON.stringify({ ...(JSON.parse(text) as object), next }))
      : undefined,
  )
  expect(await read()).toMatchObject({ isWhole: false })
})
