import {
  dehydrate,
  type DehydratedState,
  hydrate,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
  skipToken,
} from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'

import { GatewayPageUrlError } from '../../errors.ts'
import { answering } from '../../testing/answering.ts'
import {
  buildChain,
  buildItem,
  buildPage,
  buildSafeInfo,
  hashOf,
  owners,
  safe,
} from '../../testing/wire.ts'
import * as react from '../index.ts'

const account = { chainId: 1, address: safe }
const nobody = { chainId: 1, address: undefined }
const [owner] = owners

describe('keys', () => {
  const { client } = answering(() => undefined)

  test('everything of an account is under one, in any writing of its address', () => {
    const root = ['gateway', 'https://gateway.test', 1, safe.toLowerCase()]
    expect(react.safeKey(client, account)).toEqual(root)
    const id = `multisig_${safe.toUpperCase().replace('0X', '0x')}_${hashOf('a')}`
    for (const { queryKey } of [
      react.getSafeInfoQueryOptions(client, account),
      react.getBalancesQueryOptions(client, { ...account, currency: 'eur' }),
      react.getTransactionQueueQueryOptions(client, { ...account, trusted: false }),
      react.getTransactionHistoryQueryOptions(client, account),
      react.getMessagesQueryOptions(client, account),
      react.getCollectiblesPageQueryOptions(client, account),
      react.getMultisigTransactionsQueryOptions(client, { ...account, nonce: 5n }),
      react.getTransactionQueryOptions(client, { chainId: 1, id }),
      react.estimateTransactionQueryOptions(client, {
        ...account,
        transaction: { to: safe, value: 5n },
      }),
    ]) {
      expect(queryKey.slice(0, 4)).toEqual(root)
      // A key is written as JSON.
      expect(() => JSON.stringify(queryKey)).not.toThrow()
    }
  })

  test('differ by parameters and by gateway', () => {
    const other = answering(() => undefined, { baseUrl: 'https://other.test' }).client
    const keys = [
      react.getBalancesQueryOptions(client, account),
      react.getBalancesQueryOptions(client, { ...account, currency: 'eur' }),
      react.getBalancesQueryOptions(other, account),
      react.getIncomingTransfersQueryOptions(client, account),
      react.getTransactionHistoryQueryOptions(client, account),
      react.getModuleTransactionsQueryOptions(client, account),
    ].map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('a query waits for what it needs', async () => {
  const { client, requests } = answering(() => buildSafeInfo())
  const queryClient = new QueryClient()
  const waiting: { queryKey: readonly unknown[]; queryFn: unknown }[] = [
    react.getSafeInfoQueryOptions(client, nobody),
    react.getBalancesQueryOptions(client, nobody),
    react.getTransactionQueryOptions(client, { chainId: 1, id: undefined }),
    react.getOwnedSafesQueryOptions(client, { chainId: 1, owner: undefined }),
    react.getAllOwnedSafesQueryOptions(client, { owner: undefined }),
    react.getChainQueryOptions(client, { chainId: undefined }),
    react.getMessageQueryOptions(client, { chainId: 1, messageHash: undefined }),
    react.estimateTransactionQueryOptions(client, { ...account, transaction: undefined }),
  ]
  for (const { queryKey, queryFn } of waiting) {
    expect(queryFn).toBe(skipToken)
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: skipToken })
    observer.subscribe(() => undefined)()
    expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', status: 'pending' })
  }
  await Promise.resolve()
  expect(requests).toEqual([])
})

describe('a list', () => {
  const next = `https://gateway.test/v1/chains/1/safes/${safe}/transactions/queued?cursor=limit%3D1%26offset%3D1`

  test('follows the address of the next page, and is folded over all of them', async () => {
    const { client, requests } = answering((_, index) =>
      index === 0
        ? buildPage([{ type: 'LABEL', label: 'Next' }, buildItem('a')], { next })
        : buildPage([buildItem('a'), buildItem('b')]),
    )
    const observer = new InfiniteQueryObserver(
      new QueryClient(),
      react.getTransactionQueueQueryOptions(client, account),
    )
    const end = observer.subscribe(() => undefined)
    await observer.refetch()
    const { data, hasNextPage } = await observer.fetchNextPage()
    end()
    expect(requests[1]?.path).toBe(next.replace('https://gateway.test', ''))
    expect(data?.map(({ kind }) => kind)).toEqual(['label', 'transaction', 'transaction'])
    expect(hasNextPage).toBe(false)
  })

  test('follows it nowhere else', async () => {
    const { client, requests } = answering(() =>
      buildPage([], { next: 'https://elsewhere.test/page-2' }),
    )
    const fetching = new QueryClient().fetchInfiniteQuery({
      ...react.getTransactionQueueQueryOptions(client, account),
      pages: 2,
      retry: false,
    })
    await expect(fetching).rejects.toThrow(GatewayPageUrlError)
    await expect(fetching).rejects.toThrow('A page must come from https://gateway.test')
    expect(requests).toHaveLength(1)
  })

  test('history comes by day, in the requested zone, and the gateway gets the zone', async () => {
    const items = ['2026-11-20T23:30:00Z', '2026-11-20T10:00:00Z'].map((time, index) =>
      buildItem('ab'[index], { timestamp: Date.parse(time) }),
    )
    const { client, requests } = answering(() => buildPage(items))
    const options = react.getTransactionHistoryQueryOptions(client, {
      ...account,
      timeZone: 'Europe/Berlin',
    })
    const observer = new InfiniteQueryObserver(new QueryClient(), options)
    const end = observer.subscribe(() => undefined)
    const { data } = await observer.refetch()
    end()
    expect(data?.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20'])
    expect(requests[0]?.path).toContain('timezone=Europe%2FBerlin')
  })

  test('all chains come from all pages', async () => {
    const { client, requests } = answering((_, index) =>
      buildPage([buildChain({ chainId: String(index + 1) })], {
        next:
          index === 0 ? 'https://gateway.test/v1/chains?cursor=limit%3D100%26offset%3D100' : null,
      }),
    )
    const chains = await new QueryClient().fetchQuery(react.getChainsQueryOptions(client))
    expect(chains.map(({ chainId }) => chainId)).toEqual([1, 2])
    expect(requests).toHaveLength(2)
  })
})

test('a query that is cancelled ends its request', async () => {
  let isAsked = false
  let isAborted = false
  const { client } = answering(() => undefined, {
    fetch: (_, { signal }) =>
      new Promise((_, reject) => {
        isAsked = true
        signal?.addEventListener('abort', () => {
          isAborted = true
          reject(new Error('aborted'))
        })
      }),
  })
  const queryClient = new QueryClient()
  const options = react.getSafeInfoQueryOptions(client, account)
  const fetching = queryClient.fetchQuery(options).catch(() => 'cancelled')
  await expect.poll(() => isAsked).toBe(true)
  await queryClient.cancelQueries({ queryKey: options.queryKey })
  expect(await fetching).toBe('cancelled')
  expect(isAborted).toBe(true)
})

test('what a server has fetched is hydrated in the page, with its amounts', async () => {
  const balances = {
    fiatTotal: '5',
    items: [
      {
        tokenInfo: {
          type: 'NATIVE_TOKEN',
          address: owner,
          decimals: 18,
          symbol: 'ETH',
          name: 'Ether',
        },
        balance: '123456789012345678901234567890',
        fiatBalance: '5',
        fiatConversion: '5',
      },
    ],
  }
  const { client } = answering(() => balances)
  const options = react.getBalancesQueryOptions(client, account)
  const server = new QueryClient({ defaultOptions: { dehydrate: react.gatewayDehydrate } })
  await server.prefetchQuery(options)
  const html = JSON.stringify(dehydrate(server))

  const page = new QueryClient({ defaultOptions: { hydrate: react.gatewayHydrate } })
  hydrate(page, JSON.parse(html) as DehydratedState)
  expect(page.getQueryData(options.queryKey)?.items[0]?.balance).toBe(
    123456789012345678901234567890n,
  )
  expect(page.getQueryData(options.queryKey)).toEqual(server.getQueryData(options.queryKey))
})
