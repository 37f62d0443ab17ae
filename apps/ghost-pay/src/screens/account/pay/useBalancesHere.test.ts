import { QueryClient } from '@tanstack/react-query'
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { type Address, getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import type { Balance, Balances, GatewayClient } from '@ghost-pay/gateway-client'

import { balancesQuery } from '../../../money/balancesQuery.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import type * as Here from './useBalancesHere.ts'

import '../../../testing/page.ts'

const nobody: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** The chain and the gateway beside it take their time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

let neighbours: Neighbours
let tab: Tab
let dollar: Address
// The page has to be there before what is asked on it.
let hostedGateway: GatewayClient
let useBalancesHere: (typeof Here)['useBalancesHere']
beforeAll(async () => {
  hostedGateway = (await import('../../../gateway.ts')).hostedGateway
  useBalancesHere = (await import('./useBalancesHere.ts')).useBalancesHere
  neighbours = await startNeighbours({ contracts: devnet.contracts })
  dollar = getAddress(neighbours.devnet.chains[0]?.contracts.dUsd ?? nobody)
})
beforeEach(() => {
  tab = neighbours.openTab()
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

const balanceOf = (address: Address, symbol: string, parts: Partial<Balance> = {}): Balance => ({
  tokenInfo: {
    type: 'ERC20',
    address,
    decimals: 2,
    symbol,
    name: symbol,
    logoUri: null,
    trusted: true,
  },
  balance: 1n,
  fiatBalance: '5',
  fiatConversion: '5',
  fiatBalance24hChange: null,
  ...parts,
})

/** What the page shows, after the hosted gateway had named tokens, and the page itself has read others. */
function open(heard: readonly Balance[], read: readonly Balance[], isHere = true) {
  const account = { chainId: neighbours.chainId, address: neighbours.treasury }
  const queryClient = new QueryClient()
  const answerOf = (items: readonly Balance[]): Balances => ({ fiatTotal: '0', items: [...items] })
  queryClient.setQueryData(balancesQuery(hostedGateway, account).queryKey, answerOf(heard))
  const data = answerOf(read)
  return renderHook(() => useBalancesHere(account, { data, dataUpdatedAt: 1 }, isHere), {
    wrapper: withTab(tab, queryClient),
  }).result
}

test('a token that the gateway has named before is there as its own contract says, without a price', async () => {
  const shown = open([balanceOf(dollar, 'dUSD'), balanceOf(nobody, 'GONE')], [])
  await waitFor(() => {
    expect(shown.current).toHaveLength(1)
  })
  const [first] = shown.current ?? []
  expect(first).toMatchObject({ tokenInfo: { symbol: 'dUSD', decimals: 6 }, fiatConversion: '0' })
  expect(first?.balance).toBeGreaterThan(1n)
})

test('what the page has read itself stays, and is trusted as the gateway trusted it', async () => {
  const unsaid = balanceOf(dollar, 'dUSD', { balance: 7n })
  const own = { ...unsaid, tokenInfo: { ...unsaid.tokenInfo, trusted: null } }
  const shown = open([balanceOf(dollar, 'dUSD')], [own])
  await waitFor(() => {
    expect(shown.current).toMatchObject([{ balance: 7n, tokenInfo: { trusted: true } }])
  })
})

test('with the hosted gateway its word alone is shown', () => {
  const shown = open([balanceOf(dollar, 'dUSD')], [], false)
  expect(shown.current).toEqual([])
})
