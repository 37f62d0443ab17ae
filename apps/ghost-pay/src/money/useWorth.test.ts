import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { type Address, getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'

import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { withTab } from '../testing/withTab.tsx'
import type * as Worth from './useWorth.ts'

import '../testing/page.ts'

const nobody: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let neighbours: Neighbours
let tab: Tab
let dollar: Address
// The page has to be there before what is asked on it.
let useWorth: (typeof Worth)['useWorth']
beforeAll(async () => {
  useWorth = (await import('./useWorth.ts')).useWorth
  neighbours = await startNeighbours({ contracts: devnet.contracts })
  dollar = getAddress(neighbours.devnet.chains[0]?.contracts.dUsd ?? nobody)
  tab = neighbours.openTab()
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

const asked = (...addresses: readonly Address[]) =>
  addresses.map((address) => ({ chainId: neighbours.chainId, address }))

test('the price of a token comes from the account that holds some', async () => {
  const amount = { value: 1_234_000_000n, decimals: 6, symbol: 'dUSD', token: dollar }
  const { result } = renderHook(() => useWorth(asked(nobody, neighbours.treasury), [amount]), {
    wrapper: withTab(tab),
  })
  await waitFor(
    () => {
      expect(result.current).toBeCloseTo(1_234, 0)
    },
    { timeout: 10_000 },
  )
})

test('a token that no account holds has no price, and the currency of the chain has one beside it', async () => {
  const coin = { value: 10n ** 18n, decimals: 18, symbol: 'ETH' }
  const other = { ...coin, symbol: 'NEW', token: nobody }
  const { result } = renderHook(
    () => ({
      coin: useWorth(asked(neighbours.treasury), [coin]),
      other: useWorth(asked(neighbours.treasury, nobody), [other]),
    }),
    { wrapper: withTab(tab) },
  )
  await waitFor(
    () => {
      expect(result.current.coin).toBeGreaterThan(0)
    },
    { timeout: 10_000 },
  )
  expect(result.current.other).toBeUndefined()
})
