import { describe, expect, test } from 'vitest'

import { getChains } from '../endpoints/getChains.ts'
import { getTransactionQueue } from '../endpoints/getTransactionQueue.ts'
import { GatewayError } from '../errors.ts'
import { formatCursor, parseCursor } from '../http/cursor.ts'
import { answering } from '../testing/answering.ts'
import { buildChain, buildItem, buildPage, safe } from '../testing/wire.ts'
import { collectItems, iterateItems, iteratePages } from './iterate.ts'

const account = { chainId: 1, address: safe }

/** A queue of a to f, two to a page, that overlaps by one as the gateway's does. */
function overlapping() {
  return answering(({ path }) => {
    const { offset } = parseCursor(path)
    const digits = 'abcdef'.slice(Math.max(0, offset - 1), offset + 2)
    const cursor = encodeURIComponent(formatCursor({ limit: 2, offset: offset + 2 }) ?? '')
    const next = `https://gateway.test${path.split('?')[0]}?cursor=${cursor}`
    return buildPage(
      [...digits].map((digit) => buildItem(digit)),
      { next: offset < 4 ? next : null },
    )
  })
}

test('walks page by page, no further than the caller goes', async () => {
  const { client, requests } = overlapping()
  for await (const page of iteratePages(client, getTransactionQueue, account)) {
    expect(page.results.length).toBeGreaterThan(1)
    if (requests.length === 2) break
  }
  expect(requests).toHaveLength(2)
})

test('yields what pages overlap by once', async () => {
  const { client } = overlapping()
  let digits = ''
  for await (const item of iterateItems(client, getTransactionQueue, account)) {
    if (item.type === 'TRANSACTION') digits += item.transaction.id.slice(-1)
  }
  expect(digits).toBe('abcdef')
})

test('keeps the parameters of the call on every page', async () => {
  const { client, requests } = overlapping()
  await collectItems(client, getTransactionQueue, { ...account, trusted: false })
  expect(requests.map(({ path }) => path.includes('trusted=false'))).toEqual([true, true, true])
})

test('loads all chains', async () => {
  const { client, requests } = answering(({ path }) => {
    const isLast = path.includes('offset%3D1')
    return buildPage([buildChain({ chainId: isLast ? '100' : '1' })], {
      next: isLast ? null : 'https://gateway.test/v1/chains?cursor=limit%3D1%26offset%3D1',
    })
  })
  const chains = await collectItems(client, getChains, { limit: 1 })
  expect(chains.map(({ chainId }) => chainId)).toEqual([1, 100])
  expect(requests).toHaveLength(2)
})

test('an abort ends the walk', async () => {
  const { client } = overlapping()
  const controller = new AbortController()
  const walk = async () => {
    for await (const page of iteratePages(client, getTransactionQueue, {
      ...account,
      signal: controller.signal,
    })) {
      expect(page).toBeDefined()
      controller.abort()
    }
  }
  await expect(walk()).rejects.toMatchObject({ name: 'GatewayAbortError' })
})

test('a cursor is written and read as the gateway does', () => {
  expect(formatCursor({ limit: 5 })).toBe('limit=5&offset=0')
  expect(formatCursor({})).toBeUndefined()
  expect(parseCursor('https://g.test/v1/chains?a=1&cursor=limit%3D5%26offset%3D40')).toEqual({
    limit: 5,
    offset: 40,
  })
  expect(parseCursor('/v1/chains')).toEqual({ limit: 20, offset: 0 })
})

describe('a list without an end', () => {
  const endless = () =>
    answering(({ path }) => {
      const { offset } = parseCursor(path)
      const next = `https://gateway.test${path.split('?')[0]}?cursor=offset%3D${offset + 20}`
      return buildPage([buildChain({ chainId: String(offset + 1) })], { next })
    })

  test('ends after `maxPages`', async () => {
    for (const maxPages of [1, 3]) {
      const { client, requests } = endless()
      expect(await collectItems(client, getChains, {}, { maxPages })).toHaveLength(maxPages)
      expect(requests).toHaveLength(maxPages)
    }
    const { client, requests } = endless()
    const names: string[] = []
    for await (const item of iterateItems(client, getChains, {}, { maxPages: 2 })) {
      names.push(item.shortName)
    }
    for await (const page of iteratePages(client, getChains, {}, { maxPages: 2 })) {
      names.push(...page.results.map(({ shortName }) => shortName))
    }
    expect(names).toHaveLength(4)
    expect(requests).toHaveLength(4)
  })

  test('ends in an error, rather than never, when all of it is collected', async () => {
    const { client, requests } = endless()
    await expect(collectItems(client, getChains, {})).rejects.toThrow(GatewayError)
    expect(requests).toHaveLength(1000)
  })

  test.each([0, -1, NaN])('is not read for %s pages', async (maxPages) => {
    const { client, requests } = endless()
    await expect(collectItems(client, getChains, {}, { maxPages })).rejects.toMatchObject({
      field: 'maxPages',
    })
    expect(requests).toEqual([])
  })
})

test('an item that cannot be read is not lost between the pages', async () => {
  const page = buildPage([buildChain(), buildChain({ chainId: 'x' })])
  const { client } = answering(() => page)
  await expect(collectItems(client, getChains, {})).rejects.toMatchObject({
    issues: [{ path: 'chainId' }],
    body: { chainId: 'x' },
  })
  expect(await getChains(client)).toMatchObject({
    results: [{}],
    unreadable: [{ raw: { chainId: 'x' } }],
  })
  const told: unknown[] = []
  const { client: telling } = answering(() => page, { onInvalid: (error) => told.push(error) })
  expect(await collectItems(telling, getChains, {})).toHaveLength(1)
  expect(told).toMatchObject([{ body: { chainId: 'x' } }])
})

test('ends at a page that leads back to one that was there before', async () => {
  const { client, requests } = answering(({ path }) => {
    const { offset } = parseCursor(path)
    const cursor = encodeURIComponent(formatCursor({ limit: 1, offset: (offset + 1) % 3 }) ?? '')
    return buildPage([buildItem('abc'[offset])], {
      next: `https://gateway.test${path.split('?')[0]}?cursor=${cursor}`,
    })
  })
  expect(await collectItems(client, getTransactionQueue, account)).toHaveLength(3)
  expect(requests.length).toBeLessThan(6)
})
