import { environmentManager, onlineManager } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'

import { treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { useRecipient } from './useRecipient.ts'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

test('offline it is not known whom the account has paid, and nobody is asked; online it is', async () => {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  onlineManager.setOnline(false)
  const { result } = renderHook(() => useRecipient(account, ''), { wrapper: withTab(tab) })
  expect(result.current.history).toBe('unread')
  expect(tab.gateway.asked).toEqual([])
  onlineManager.setOnline(true)
  await waitFor(
    () => {
      expect(result.current.history).toBe('whole')
    },
    { timeout: 15_000 },
  )
})

test('a history with an entry that cannot be read is known in part', async () => {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  tab.gateway.lie(({ path }) =>
    path.includes('/transactions/multisig_') ? new Response('', { status: 503 }) : undefined,
  )
  const { result } = renderHook(() => useRecipient(account, ''), { wrapper: withTab(tab) })
  await waitFor(
    () => {
      expect(result.current.history).toBe('part')
    },
    { timeout: 15_000 },
  )
})
