import {
  QueryClient,
  QueryClientProvider,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQueries,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQueries,
  useSuspenseQuery,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, expectTypeOf, test } from 'vitest'

import type { GatewayClient } from '../client.ts'
import type { Balances } from '../schemas/balance.ts'
import type { SafeInfo } from '../schemas/safeInfo.ts'
import { answering } from '../testing/answering.ts'
import {
  buildChain,
  buildDetails,
  buildItem,
  buildPage,
  buildSafeInfo,
  hashOf,
  safe,
} from '../testing/wire.ts'
import * as entryPoint from './index.ts'
import type { ReadOptions, WaitingReadOptions } from './options.ts'

afterEach(cleanup)

const account = { chainId: 1, address: safe }
const hash = hashOf('a')

const gateway = () =>
  answering(({ path }) => {
    if (path.endsWith('/queued')) return buildPage([buildItem()])
    if (path.includes('/transactions/')) return buildDetails()
    if (path.includes('/balances/')) return { fiatTotal: '5', items: [] }
    return path.includes('/safes/') ? buildSafeInfo() : buildChain()
  })

function Account({ client }: { client: GatewayClient }) {
  usePrefetchQuery(entryPoint.getBalancesQueryOptions(client, account))
  usePrefetchInfiniteQuery(entryPoint.getTransactionQueueQueryOptions(client, account))
  const safe = useSuspenseQuery(entryPoint.getSafeInfoQueryOptions(client, account))
  const queue = useSuspenseInfiniteQuery(
    entryPoint.getTransactionQueueQueryOptions(client, account),
  )
  const [balances, chain, details] = useSuspenseQueries({
    queries: [
      entryPoint.getBalancesQueryOptions(client, account),
      entryPoint.getChainQueryOptions(client, { chainId: 1 }),
      entryPoint.getTransactionQueryOptions(client, { chainId: 1, id: hash }),
    ],
  })
  expectTypeOf(safe.data).toEqualTypeOf<SafeInfo>()
  expectTypeOf(balances.data).toEqualTypeOf<Balances>()
  return (
    <p>
      {[
        safe.data.threshold,
        queue.data.length,
        balances.data.fiatTotal,
        chain.data.shortName,
        details.data.txStatus,
      ].join()}
    </p>
  )
}

test('options of what is there are taken by everything that suspends or asks ahead', async () => {
  const { client, requests } = gateway()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback={<p>Loading</p>}>
        <Account client={client} />
      </Suspense>
    </QueryClientProvider>,
  )
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(await screen.findByText('2,1,5,eth,AWAITING_CONFIRMATIONS')).toBeTruthy()
  expect(requests.map(({ path }) => path.split('?')[0])).toHaveLength(5)
})

function Waiting({ client, address }: { client: GatewayClient; address?: typeof safe }) {
  const info = useQuery(entryPoint.getSafeInfoQueryOptions(client, { chainId: 1, address }))
  const [balances] = useQueries({
    queries: [entryPoint.getBalancesQueryOptions(client, { chainId: 1, address })],
  })
  expectTypeOf(info.data).toEqualTypeOf<SafeInfo | undefined>()
  expectTypeOf(balances.data).toEqualTypeOf<Balances | undefined>()
  return <p>{`${info.data?.threshold} ${balances.fetchStatus}`}</p>
}

test('options that may lack an account wait for it, and then ask', async () => {
  const { client, requests } = gateway()
  const queryClient = new QueryClient()
  const view = (address?: typeof safe) => (
    <QueryClientProvider client={queryClient}>
      <Waiting client={client} {...(address && { address })} />
    </QueryClientProvider>
  )
  const { rerender } = render(view())
  expect(screen.getByText('undefined idle')).toBeTruthy()
  expect(requests).toEqual([])
  rerender(view(safe))
  expect(await screen.findByText('2 idle')).toBeTruthy()
})

test('Suspense takes no options that wait: they would wait for ever', () => {
  const { client } = gateway()
  const maybe = account as { chainId: number; address: typeof safe | undefined }
  expectTypeOf(entryPoint.getSafeInfoQueryOptions(client, maybe)).toEqualTypeOf<
    WaitingReadOptions<SafeInfo>
  >()
  expectTypeOf<ReadOptions<SafeInfo>>().toExtend<UseSuspenseQueryOptions<SafeInfo>>()
  expectTypeOf<WaitingReadOptions<SafeInfo>>().not.toExtend<UseSuspenseQueryOptions<SafeInfo>>()
})

test('what lies under a key is known by its type', () => {
  const { client } = gateway()
  const queryClient = new QueryClient()
  const { queryKey } = entryPoint.getSafeInfoQueryOptions(client, account)
  expectTypeOf(queryClient.getQueryData(queryKey)).toEqualTypeOf<SafeInfo | undefined>()
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})
