import { environmentManager, QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import { safeKey } from '@ghost-pay/gateway-client/react'

import { useAccountFacts } from '../../account/useAccountFacts.ts'
import { execute, payment, propose, treasuryOf } from '../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../testing/neighbours.ts'
import { withTab } from '../../testing/withTab.tsx'
import { useRailAccounts } from './RailAccounts.tsx'
import { useFollowedAccount } from './useFollowedAccount.ts'

import '../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  // There is a page: what is asked now and then is, as in a browser.
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
beforeEach(async () => {
  await neighbours.devnet.reset()
  const address = neighbours.treasury
  await neighbours.chainControl.setBalance({ address, value: parseEther('10') })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

const patience = { timeout: 15_000 }

test('the rail counts what waits anew when something is proposed, and when it is executed elsewhere', async () => {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => {
      const { data } = useAccountFacts(account, 500)
      useFollowedAccount(account, data?.status === 'account' ? data.facts : undefined)
      return useRailAccounts(account, account.viewer).find(
        ({ address }) => address === account.address,
      )
    },
    { wrapper: withTab(tab, queryClient) },
  )
  const says = (waiting: number, forViewer: number) =>
    waitFor(() => {
      expect(result.current).toMatchObject({ waiting, forViewer })
    }, patience)
  await says(0, 0)
  await propose(neighbours, tab)
  // As the app does after it has proposed something.
  await queryClient.invalidateQueries({ queryKey: safeKey(tab.gateway.client, account) })
  await says(1, 1)
  // Others execute it elsewhere: the chain is the first to say so.
  await execute(neighbours, tab, payment(neighbours))
  await says(0, 0)
})
