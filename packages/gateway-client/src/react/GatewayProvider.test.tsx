import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { GatewayError } from '../errors.ts'
import { answering } from '../testing/answering.ts'
import { buildSafeInfo, safe } from '../testing/wire.ts'
import { GatewayProvider } from './GatewayProvider.tsx'
import { proposeTransactionMutationOptions } from './mutations/proposeTransaction.ts'
import { getSafeInfoQueryOptions } from './queries/getSafeInfo.ts'
import { useGateway } from './useGateway.ts'

afterEach(cleanup)

function Threshold() {
  const gateway = useGateway()
  const { data, isPending } = useQuery(
    getSafeInfoQueryOptions(gateway, { chainId: 1, address: safe }),
  )
  const propose = useMutation(proposeTransactionMutationOptions(gateway))
  if (isPending) return <p>Loading</p>
  return <p>{`${data?.threshold} signatures, ${propose.status}`}</p>
}

test('hands the client down to those who ask', async () => {
  const { client } = answering(() => buildSafeInfo())
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GatewayProvider client={client}>
        <Threshold />
      </GatewayProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('Loading')).toBeDefined()
  expect(await screen.findByText('2 signatures, idle')).toBeDefined()
})

test('shows at once what was prefetched', async () => {
  const { client } = answering(() => buildSafeInfo())
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery(getSafeInfoQueryOptions(client, { chainId: 1, address: safe }))
  render(
    <QueryClientProvider client={queryClient}>
      <GatewayProvider client={client}>
        <Threshold />
      </GatewayProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('2 signatures, idle')).toBeDefined()
})

test('throws without a provider', () => {
  const Lost = () => <p>{useGateway().baseUrl}</p>
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<Lost />)).toThrow(GatewayError)
  report.mockRestore()
})
