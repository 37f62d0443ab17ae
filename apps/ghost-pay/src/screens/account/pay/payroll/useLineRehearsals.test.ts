import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import type { PayableLine } from '@ghost-pay/payments/payroll'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import {
  dollarsOf,
  mintDollars,
  payment,
  propose,
  shop,
  treasuryOf,
} from '../../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../../testing/neighbours.ts'
import { withTab } from '../../../../testing/withTab.tsx'
import { useLineRehearsals } from './useLineRehearsals.ts'

import '../../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  tab = neighbours.openTab()
  await mintDollars(neighbours, tab, 5n)
})
afterEach(cleanup)
vi.setConfig({ testTimeout: 120_000 })

const payable = (): readonly PayableLine[] => [
  {
    line: 1,
    address: shop,
    amount: 3n,
    token: { address: dollarsOf(neighbours), symbol: 'dUSD', decimals: 6, balance: 5n },
    typed: { name: 'Shop', address: shop, amount: '0.000003', token: 'dUSD', memo: '' },
    memo: '',
    problems: [],
  },
]

/** What the trial run says of three, of five that the account holds. */
async function rehearse() {
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const lines = payable()
  const { result } = renderHook(() => useLineRehearsals(account, lines), {
    wrapper: withTab(tab),
  })
  await waitFor(
    () => {
      expect(result.current.lines.get(1)?.status).toMatch(/arrives|fails/)
    },
    { timeout: 50_000 },
  )
  return result
}

test('a line that arrives alone does not arrive after a payment that waits and takes the money', async () => {
  expect((await rehearse()).current.lines.get(1)?.status).toBe('arrives')
  cleanup()
  tab = neighbours.openTab()
  const pays = erc20TransferCall({ token: dollarsOf(neighbours), to: shop, amount: 4n })
  await propose(neighbours, tab, payment(neighbours, pays))
  const result = await rehearse()
  expect(result.current.lines.get(1)?.status).toBe('fails')
})

test('what waits is read once, and rows are not drawn anew for it', async () => {
  await propose(neighbours, tab)
  const result = await rehearse()
  const first = result.current
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(result.current).toBe(first)
})
