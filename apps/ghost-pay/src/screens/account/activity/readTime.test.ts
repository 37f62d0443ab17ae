import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getTransactionHistory } from '@ghost-pay/gateway-client'

import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { readTime } from './readRecords.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours()
})
afterAll(() => neighbours.stop())
beforeEach(() => {
  tab = neighbours.openTab()
})

const safe = () => ({ chainId: neighbours.chainId, address: neighbours.treasury })

const read = (from = 0, to = Infinity) =>
  readTime(tab.gateway.client, {
    ...safe(),
    from,
    to,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })

type Wire = { next: string | null; results: { type: string; transaction?: { id: string } }[] }

/** Makes the first page of the history another one. */
const change = (how: (page: Wire) => unknown) =>
  tab.gateway.lie(async ({ path }, ask) =>
    path.includes('/transactions/history')
      ? Response.json(how((await (await ask()).json()) as Wire))
      : undefined,
  )

test('what cannot be read is counted, and what is read is all else', async () => {
  const { rows } = await read()
  expect(rows.length).toBeGreaterThan(3)
  const [first, second, third] = rows
  if (first === undefined || second === undefined || third === undefined) throw new Error('Rows.')
  change(({ results, ...page }) => ({
    ...page,
    results: results.map((item) =>
      item.transaction?.id === second.id ? { ...item, transaction: { id: second.id } } : item,
    ),
  }))
  const part = await read()
  expect(part.rows.map(({ id }) => id)).toEqual(
    rows.map(({ id }) => id).filter((id) => id !== second.id),
  )
  expect(part.unread).toBe(1)
  // What lies outside of the time is not missed in it.
  expect((await read(first.timestamp + 1)).unread).toBe(0)
  expect((await read(0, third.timestamp)).unread).toBe(0)
})

test('a history that leads back to an earlier page is not all of it', async () => {
  const { next } = await getTransactionHistory(tab.gateway.client, safe())
  expect(next).toBeNull()
  const history = `/v1/chains/${safe().chainId}/safes/${safe().address}/transactions/history`
  change((page) => ({ ...page, next: `${history}?cursor=limit%3D20%26offset%3D0` }))
  await expect(read()).rejects.toThrow('does not end')
})
