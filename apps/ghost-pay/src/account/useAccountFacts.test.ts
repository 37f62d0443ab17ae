import { QueryClient } from '@tanstack/react-query'
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import {
  type Address,
  encodeAbiParameters,
  getAddress,
  numberToHex,
  pad,
  parseEther,
  toFunctionSelector,
} from 'viem'
import { sendUnsignedTransaction } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import { readAccountFacts } from '@ghost-pay/safe-account'
import { enableModuleCall } from '@ghost-pay/safe-protocol/modules'

import { chainClient } from '../chain/chainClient.ts'
import { buildFacts } from '../testing/buildAccount.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { withTab } from '../testing/withTab.tsx'
import { useAccountFacts, useAccountOnChain } from './useAccountFacts.ts'

import '../testing/page.ts'

const stranger: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const minute = 60_000

/** The chain and the gateway beside it take their time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
beforeEach(() => {
  tab = neighbours.openTab()
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

/** The frame of an account and a screen in it, both looking at the account. */
function open(address: Address, queryClient?: QueryClient) {
  const account = { chainId: neighbours.chainId, address }
  const { result } = renderHook(
    () => ({
      frame: useAccountFacts(account, minute),
      screen: useAccountOnChain(account, minute),
    }),
    { wrapper: withTab(tab, queryClient) },
  )
  return result
}

test('a page asks the chain about its account once, however many look at the answer', async () => {
  const page = open(neighbours.treasury)
  await waitFor(() => {
    expect(page.current.frame.data).toMatchObject({ status: 'account' })
    expect(page.current.screen.data).toMatchObject({ threshold: 2, nonce: 0, version: '1.4.1' })
  })
  expect([...tab.node.asked].sort()).toEqual(['eth_call', 'eth_getStorageAt'])
})

test('who signs asks anew, also when the answer is a moment old', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: minute } } })
  const page = open(neighbours.treasury, queryClient)
  await waitFor(() => {
    expect(page.current.screen.data).toMatchObject({ threshold: 2 })
  })
  const account = { chainId: neighbours.chainId, address: neighbours.treasury }
  const wrapper = withTab(tab, queryClient)
  const usual = renderHook(() => useAccountOnChain(account, minute), { wrapper })
  expect(usual.result.current.isFetching).toBe(false)
  const signer = renderHook(() => useAccountOnChain(account, minute, 'always'), { wrapper })
  await waitFor(() => {
    expect(signer.result.current.isFetchedAfterMount).toBe(true)
  })
  expect(tab.node.asked.filter((method) => method === 'eth_getStorageAt')).toHaveLength(2)
})

test('where the chain has no account, nothing is known for a signer', async () => {
  const page = open(stranger)
  await waitFor(() => {
    expect(page.current.frame.data).toEqual({ status: 'none' })
    expect(page.current.screen.isError).toBe(true)
  })
  expect(page.current.screen.data).toBeUndefined()
})

test('a silent node is an error for both', async () => {
  tab.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  const page = open(neighbours.treasury)
  await waitFor(() => {
    expect(page.current.frame.isError).toBe(true)
    expect(page.current.screen.isError).toBe(true)
  })
  expect(page.current.screen.data).toBeUndefined()
})

test('what an earlier visit has kept is shown, and is unknown to a signer until the node has said it anew', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const key = ['account-facts', neighbours.chainId, neighbours.treasury]
  const kept = { status: 'account', facts: buildFacts({ threshold: 1 }) }
  queryClient.setQueryData(key, kept, { updatedAt: performance.timeOrigin - 1 })
  tab.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  const page = open(neighbours.treasury, queryClient)
  await waitFor(() => {
    expect(page.current.screen.isError).toBe(true)
  })
  expect(page.current.frame.data).toEqual(kept)
  expect(page.current.screen.data).toBeUndefined()

  tab.node.lie(undefined)
  void page.current.screen.refetch()
  await waitFor(() => {
    expect(page.current.screen.data).toMatchObject({ threshold: 2 })
  })
})

test.each([
  ['an account', { status: 'none' }, 'no account at this address'],
  [
    'its version',
    { status: 'account', facts: buildFacts({ version: undefined }) },
    'does not tell its version',
  ],
])('a signer needs %s', async (_, answer, said) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  queryClient.setQueryData(['account-facts', neighbours.chainId, neighbours.treasury], answer)
  const page = open(neighbours.treasury, queryClient)
  await waitFor(() => {
    expect(page.current.screen.error?.message).toContain(said)
  })
})

test('an account has all its modules, however many they are', async () => {
  const { chainControl, treasury: address } = neighbours
  await chainControl.impersonateAccount({ address })
  await chainControl.setBalance({ address, value: parseEther('10') })
  const modules = Array.from({ length: 103 }, (_, index) =>
    getAddress(pad(numberToHex(0xa000 + index), { size: 20 })),
  )
  await chainControl.setAutomine(false)
  for (const module of modules) {
    const { data } = enableModuleCall({ safe: address, module })
    await sendUnsignedTransaction(chainControl, { from: address, to: address, data, gas: 100_000n })
  }
  await chainControl.mine({ blocks: 1 })
  await chainControl.setAutomine(true)
  const read = await readAccountFacts(chainClient(tab.config, neighbours.chainId), { address })
  expect(read.status === 'account' && new Set(read.facts.modules)).toEqual(new Set(modules))
  // A contract whose list does not end is not believed.
  const answer = encodeAbiParameters(
    [{ type: 'address[]' }, { type: 'address' }],
    [modules.slice(0, 50), address],
  )
  const selector = toFunctionSelector('getModulesPaginated(address,uint256)')
  tab.node.lie(({ method, params }) => {
    const [call] = params as [{ data?: string } | undefined]
    return method === 'eth_call' && call?.data?.startsWith(selector) === true ? answer : undefined
  })
  const endless = await readAccountFacts(chainClient(tab.config, neighbours.chainId), { address })
  expect(endless.status === 'account' && endless.facts.modules).toBeUndefined()
})
