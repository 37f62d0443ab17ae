import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { type Address, numberToHex, pad } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { WagmiContext } from 'wagmi'
import { mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { PayrollLine } from '@ghost-pay/payments/payroll'

import { registryOf } from '../../../../testing/registryOf.ts'
import { usePayeeNames } from './usePayeeNames.ts'

import '../../../../testing/page.ts'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const { alice, bob } = testAddresses
const account = { chainId: mainnet.id, chain: mainnet }

const line = (name: string, index: number): PayrollLine => ({
  line: index + 1,
  typed: { name: '', address: name, amount: '1', token: '', memo: '' },
  address: undefined,
  token: undefined,
  amount: undefined,
  memo: '',
  problems: [{ level: 'stop', field: 'address', code: 'addressName', name }],
})

function look(registry: Pick<ReturnType<typeof registryOf>, 'config'>, names: readonly string[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      WagmiContext,
      { value: registry.config },
      createElement(QueryClientProvider, { client: queryClient }, children),
    )
  return renderHook((names: readonly string[]) => usePayeeNames(account, names.map(line)), {
    initialProps: names,
    wrapper,
  })
}

test('the names of all lines are asked for in few calls, each name once', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `payee${index}.eth`)
  const addressOf = (index: number): Address => pad(numberToHex(0xa0000 + index), { size: 20 })
  const registry = registryOf(
    Object.fromEntries(names.map((name, index) => [name, { own: addressOf(index) }])),
    { multicall: true },
  )
  const { result } = look(registry, [...names, ...names])
  await waitFor(() => {
    expect([...result.current.values()].every(({ address }) => address !== undefined)).toBe(true)
  })
  expect(result.current.size).toBe(60)
  names.forEach((name, index) => {
    expect(result.current.get(name)?.address?.toLowerCase()).toBe(addressOf(index))
  })
  expect(registry.asked).toHaveLength(60)
  expect(registry.calls()).toBeLessThan(6)
})

test('a name that stands for nobody, and one that no registry takes, are said to be that', async () => {
  const { result } = look(registryOf({ 'ana.eth': { own: alice } }), [
    'ana.eth',
    'bob.eth',
    'a..eth',
  ])
  expect(result.current.get('ana.eth')?.said?.[0]).toBe('recipient.looking')
  await waitFor(() => {
    expect(
      [...result.current].map(([name, { said, address }]) => [name, said?.[0], address]),
    ).toEqual([
      ['ana.eth', 'recipient.found', alice],
      ['bob.eth', 'recipient.nobody', undefined],
      ['a..eth', 'recipient.emptyLabel', undefined],
    ])
  })
})

test('a silent node gives no address, and a late answer goes to the name that it is about', async () => {
  const registry = registryOf({ 'ana.eth': { own: alice }, 'bob.eth': { own: bob } })
  registry.fall(true)
  const { result, rerender } = look(registry, ['ana.eth'])
  await waitFor(() => {
    expect(result.current.get('ana.eth')?.said?.[0]).toBe('recipient.lookUpFailed')
  })
  expect(result.current.get('ana.eth')?.address).toBeUndefined()
  registry.fall(false)
  rerender(['bob.eth'])
  expect([...result.current.keys()]).toEqual(['bob.eth'])
  rerender(['bob.eth', 'ana.eth'])
  await waitFor(() => {
    expect([...result.current].map(([name, { address }]) => [name, address])).toEqual([
      ['bob.eth', bob],
      ['ana.eth', alice],
    ])
  })
})
