import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GatewayClient } from '@ghost-pay/gateway-client'

import { payment, propose } from '../testing/inPlace.ts'
import { changed } from '../testing/lyingGateway.ts'
import { type Neighbours, startNeighbours } from '../testing/neighbours.ts'
import { readWaiting } from './readWaiting.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())

const read = (client: GatewayClient) =>
  readWaiting(client, { chainId: neighbours.chainId, address: neighbours.treasury })

test('everything that waits is read, beyond the first page', async () => {
  const tab = neighbours.openTab()
  for (let nonce = 0; nonce < 23; nonce += 1) {
    await propose(neighbours, tab, payment(neighbours, { nonce }))
  }
  const { transactions, isWhole, unread } = await read(tab.gateway.client)
  expect([transactions.length, isWhole, unread]).toEqual([23, true, 0])
  const pages = tab.gateway.asked.filter((it) => it.includes('/transactions/queued'))
  expect(pages.length).toBeGreaterThan(1)
  // A gateway that never ends is not read for ever.
  const next = `${neighbours.devnet.gatewayUrl}/v1/chains/${neighbours.chainId}/safes/${neighbours.treasury}/transactions/queued?cursor=limit%3D20%26offset%3D0`
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/queued')
      ? changed(ask, (text) => JSON.stringify({ ...(JSON.parse(text) as object), next }))
      : undefined,
  )
  expect(await read(tab.gateway.client)).toMatchObject({ isWhole: false })
})
