import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WagmiContext } from 'wagmi'
import { mainnet } from '@ghost-pay/chains'
import { type NameRecords, testAddresses } from '@ghost-pay/gateway-testing'
import type { RegistryName } from '@ghost-pay/safe-account/recipients'

import { registryOf } from '../../../testing/registryOf.ts'
import { useNameStands } from './useReviewFacts.ts'

import '../../../testing/page.ts'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const { alice, bob } = testAddresses
const chosen: RegistryName = { name: 'ana.eth', address: alice }

function ask(records: Record<string, NameRecords>, names: readonly RegistryName[] = [chosen]) {
  const registry = registryOf(records)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      WagmiContext,
      { value: registry.config },
      createElement(QueryClientProvider, { client: queryClient }, children),
    )
  const render = () => renderHook(() => useNameStands(mainnet.id, names), { wrapper })
  return { registry, render }
}

test('a name that stands for the address that was chosen by it is the same', async () => {
  const { result } = ask({ 'ana.eth': { own: alice } }).render()
  expect(result.current).toEqual({ name: 'ana.eth', stand: 'pending' })
  await waitFor(() => {
    expect(result.current).toEqual({ name: 'ana.eth', stand: 'same' })
  })
})

test('a name that stands for another address, or for nobody, has moved', async () => {
  for (const records of [{ 'ana.eth': { own: bob } }, {}]) {
    const { result } = ask(records).render()
    await waitFor(() => {
      expect(result.current?.stand).toBe('moved')
    })
  }
})

test('the registry is asked again each time, and a silent node says nothing', async () => {
  const records: Record<string, NameRecords> = { 'ana.eth': { own: alice } }
  const { render } = ask(records)
  const before = render()
  await waitFor(() => {
    expect(before.result.current?.stand).toBe('same')
  })
  before.unmount()
  records['ana.eth'] = { own: bob }
  const after = render()
  // What was found before is no answer of now.
  expect(after.result.current?.stand).toBe('pending')
  await waitFor(() => {
    expect(after.result.current?.stand).toBe('moved')
  })
  const silent = ask({})
  silent.registry.fall(true)
  const { result } = silent.render()
  await waitFor(() => {
    expect(result.current?.stand).toBe('silent')
  })
})

test('of several names the worst is said, and nothing where none was used', async () => {
  const records = { 'ana.eth': { own: alice }, 'bob.eth': { own: alice } }
  const { result } = ask(records, [chosen, { name: 'bob.eth', address: bob }]).render()
  await waitFor(() => {
    expect(result.current).toEqual({ name: 'bob.eth', stand: 'moved' })
  })
  expect(ask({}, []).render().result.current).toBeUndefined()
})
