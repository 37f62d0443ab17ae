import { environmentManager } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'

import { mintDollars } from '../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../testing/neighbours.ts'
import { withTab } from '../testing/withTab.tsx'
import { useHoldings } from './useHoldings.ts'

import '../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

test('what tokens said before is not their word on balances that came later', async () => {
  const tab = neighbours.openTab()
  const account = { chainId: neighbours.chainId, address: neighbours.treasury }
  const token = getAddress(neighbours.devnet.chains[0]?.contracts.dUsd ?? '0x')
  const data = { items: [{ tokenInfo: { type: 'ERC20' as const, address: token } }] }
  const balanceIs = async (read: () => ReturnType<typeof useHoldings>, balance: bigint) =>
    waitFor(
      () => {
        expect(read()?.get(token)?.balance).toBe(balance)
      },
      { timeout: 15_000 },
    )
  await mintDollars(neighbours, tab, 5n)
  const { result, rerender } = renderHook(
    ({ version }) => useHoldings(account, { data, dataUpdatedAt: version }),
    { initialProps: { version: 1 }, wrapper: withTab(tab) },
  )
  const read = () => result.current
  await balanceIs(read, 5n)
  await mintDollars(neighbours, tab, 2n)
  rerender({ version: 2 })
  expect(read()).toBeUndefined()
  await balanceIs(read, 7n)
})
