import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import { late } from '@ghost-pay/test-wallet'

import { treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { assetsOf } from '../pay/assetsOf.ts'
import { emptyRequestForm, readRequestForm } from './RequestForm.tsx'
import { useMakeRequest } from './useMakeRequest.ts'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

test('two presses at once ask the wallet once, and make one request', async () => {
  localStorage.clear()
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const { control } = tab.wallets.Alice
  const asked = () => control.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
  const kept = () => JSON.parse(localStorage.getItem('ghost-pay.requests.v1') ?? '[]') as unknown[]
  control.setPersonality(late())
  const onMade = vi.fn()
  const { result } = renderHook(() => useMakeRequest(account, onMade), { wrapper: withTab(tab) })
  const assets = assetsOf(account.chain, undefined)
  const form = { ...emptyRequestForm, amount: '1' }
  const read = readRequestForm(form, assets, Math.floor(Date.now() / 1000))
  if (read.status !== 'ready') throw new Error('The form is not filled in.')
  act(() => {
    result.current.make(read, { isSigned: true })
    result.current.make(read, { isSigned: true })
  })
  await waitFor(
    () => {
      expect(asked().length).toBeGreaterThan(0)
    },
    { timeout: 10_000 },
  )
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  expect(asked()).toHaveLength(1)
  control.release()
  await waitFor(
    () => {
      expect(onMade).toHaveBeenCalledOnce()
    },
    { timeout: 10_000 },
  )
  expect(kept()).toHaveLength(1)
})
