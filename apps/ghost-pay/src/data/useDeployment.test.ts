import { locks } from 'node:worker_threads'

import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { planAccount } from '@ghost-pay/safe-account/creation'
import { late } from '@ghost-pay/test-wallet'

import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { withTab } from '../testing/withTab.tsx'
import { speak } from '../text/Spoken.ts'
import { fasterCopy } from './fasterCopy.ts'
import { useDeployment } from './useDeployment.ts'

import '../testing/page.ts'

/** The chain takes its time on a busy machine. */
configure({ asyncUtilTimeout: 15_000 })

let neighbours: Neighbours
let tab: Tab
let alice: Address
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  localStorage.clear()
  tab = neighbours.openTab()
  alice = await tab.connectAs('Alice')
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'locks')
})

function open(saltNonce: bigint) {
  const { chainId, devnet } = neighbours
  const plan = planAccount({
    owners: devnet.owners.map(({ address }) => address),
    threshold: 2,
    saltNonce,
    version: '1.4.1',
    deployment: 'canonical',
    chainIds: [chainId],
  })
  return renderHook(() => useDeployment({ plan, chainId, sender: alice }), {
    wrapper: withTab(tab),
  })
}

const sends = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_sendTransaction').length

test('two presses at once create an account once', async () => {
  const { result } = open(1n)
  await act(() => Promise.all([result.current.create(), result.current.create()]))
  await waitFor(() => {
    expect(result.current.flow).toMatchObject({ status: 'ended', ending: 'succeeded' })
  })
  expect(sends()).toBe(1)
})

test('while one tab asks the wallet, another does not ask it as well, and follows what was sent', async () => {
  tab.wallets.Alice.control.setPersonality(late())
  const [first, second] = [open(2n), open(2n)]
  act(() => {
    void first.result.current.create()
  })
  await waitFor(() => {
    expect(sends()).toBe(1)
  })
  await act(() => second.result.current.create())
  expect(second.result.current.flow).toMatchObject({
    failure: { said: speak(fasterCopy, 'faster.elsewhere') },
  })
  tab.wallets.Alice.control.release()
  for (const { result } of [first, second]) {
    await waitFor(() => {
      expect(result.current.flow).toMatchObject({ status: 'ended', ending: 'succeeded' })
    })
  }
  expect(sends()).toBe(1)
})
