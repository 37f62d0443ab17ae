/** What a server component does, as a program: asks, and writes what it would hand on. */
import { dehydrate, QueryClient } from '@tanstack/react-query'
import * as React from 'react'

import { createGatewayClient } from '../index.ts'
import * as entryPoint from '../react/index.ts'
import { safe } from './wire.ts'

if ('createContext' in React) throw new Error('This is not the React of server components')

const client = createGatewayClient({
  fetch: () => Promise.resolve(Response.json({ fiatTotal: '5', items: [] })),
})
const queryClient = new QueryClient({ defaultOptions: { dehydrate: entryPoint.gatewayDehydrate } })
await queryClient.prefetchQuery(
  entryPoint.getBalancesQueryOptions(client, { chainId: 1, address: safe }),
)
const queue = entryPoint.getTransactionQueueQueryOptions(client, { chainId: 1, address: undefined })
process.stdout.write(
  JSON.stringify({
    status: dehydrate(queryClient).queries[0]?.state.status,
    waits: typeof queue.queryFn,
    provider: String(entryPoint.GatewayProvider),
  }),
)
