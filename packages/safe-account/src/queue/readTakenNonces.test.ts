import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed } from '@ghost-pay/gateway-testing'

import { propose } from '../testing/propose.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readTakenNonces } from './readTakenNonces.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
})
afterAll(() => chain.stop())

test('a place is taken however far behind it stands, and a queue without an end says nothing', async () => {
  const { gateway } = chain.open()
  const { chainId, treasury: address } = chain
  await propose(chain, gateway.client, 7)
  const queue = `${chain.devnet.gatewayUrl}/v1/chains/${chainId}/safes/${address}/transactions/queued`
  const placeOf = (path: string) => Number(/offset%3D(\d+)/.exec(path)?.[1] ?? 0)
  /** Thirty pages with nothing on them come first. */
  const pageBy = (next: (place: number) => string | null) => {
    gateway.lie(({ path }, ask) =>
      path.includes('/transactions/queued')
        ? changed(ask, (text) => {
            const page = JSON.parse(text) as { results: unknown[] }
            const isLast = next(placeOf(path)) === null
            return JSON.stringify({
              ...page,
              results: isLast ? page.results : [],
              next: next(placeOf(path)),
            })
          })
        : undefined,
    )
  }
  const read = () => readTakenNonces(gateway.client, { chainId, address })
  pageBy((place) => (place < 30 ? `${queue}?cursor=limit%3D20%26offset%3D${place + 1}` : null))
  // The last page stands behind the entry: it is asked for without a place.
  const taken = await read()
  expect(gateway.asked.filter((it) => it.includes('/queued')).length).toBe(31)
  expect([...taken.keys()]).toEqual([])
  pageBy(() => `${queue}?cursor=limit%3D20%26offset%3D0`)
  await expect(read()).rejects.toThrow(/does not end/)
})
