import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import { changed } from '@ghost-pay/gateway-testing'
import { toProposal } from '@ghost-pay/payments/cosign'
import { readAtPlace } from '@ghost-pay/safe-account/queue'

import { keptProposals } from '../../../kept/useKeptProposals.ts'
import { payment, propose, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { useTwin } from '../review/useTwin.ts'
import { useCancelled } from './useCancelled.ts'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  tab = neighbours.openTab()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
vi.setConfig({ testTimeout: 60_000 })

const patience = { timeout: 20_000 }
const rejection = () => payment(neighbours, { to: neighbours.treasury, value: 0n })
const proposeAll = async (...ethers: string[]) => {
  for (const ether of ethers)
    await propose(neighbours, tab, payment(neighbours, { value: parseEther(ether) }))
}
const read = () =>
  readAtPlace(tab.gateway.client, {
    chainId: neighbours.chainId,
    address: neighbours.treasury,
    version: '1.4.1',
    nonce: 0,
  })
/** The gateway shows other bytes of the payment of 2 ether. */
const lieAboutTwo = () => {
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/multisig_') || path.includes('/transactions/0x')
      ? changed(ask, (text) => text.replaceAll('"2000000000000000000"', '"9"'))
      : undefined,
  )
}

test('everything that waits at a place is read, or nothing is known of it', async () => {
  await proposeAll('1', '2')
  await propose(neighbours, tab, rejection())
  expect(await read()).toHaveLength(2)
  lieAboutTwo()
  expect(await read()).toBeNull()
  tab.gateway.lie(undefined)
  await proposeAll('3', '4', '5')
  expect(await read()).toBeNull()
})

test('the review of a rejection does not name one of two of which the other cannot be read', async () => {
  await proposeAll('1', '2')
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const hook = () =>
    renderHook(() => useTwin(account, rejection()), { wrapper: withTab(tab) }).result
  const whole = hook()
  await waitFor(() => {
    expect(whole.current.waiting).toHaveLength(2)
  }, patience)
  expect(whole.current.isPlaceRead).toBe(true)
  cleanup()
  tab = neighbours.openTab()
  lieAboutTwo()
  const part = hook()
  await waitFor(() => {
    expect(part.current.waiting).toHaveLength(1)
  }, patience)
  expect(part.current.isPlaceRead).toBe(false)
})

test('every rejection of a list is named, however many there are', async () => {
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const rejections = Array.from({ length: 24 }, (_, nonce) => ({
    id: String(nonce),
    nonce,
    isDone: false,
  }))
  for (const { nonce } of rejections)
    keptProposals.keep(toProposal({ ...payment(neighbours, { nonce }), signatures: [] }))
  const { result } = renderHook(() => useCancelled(account, rejections), {
    wrapper: withTab(tab),
  })
  await waitFor(() => {
    expect(result.current.size).toBe(rejections.length)
  }, patience)
})
