import { locks } from 'node:worker_threads'

import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { sendUnsignedTransaction } from 'viem/actions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { planAccount } from '@ghost-pay/safe-account/creation'
import { hasGoneThrough } from '@ghost-pay/safe-account/execution'
import { creationWord } from '@ghost-pay/safe-account/store'
import { createAccountCall } from '@ghost-pay/safe-protocol'
import { late, rejecting } from '@ghost-pay/test-wallet'

import { alice, neighbours, openTabForEach, tab } from '../../../testing/aliceTab.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { speak } from '../../../text/Spoken.ts'
import { checkCopy } from '../../../wallet/checkCopy.ts'
import { useDeployment } from './useDeployment.ts'

import '../../../testing/page.ts'

/** The chain takes its time on a busy machine. */
configure({ asyncUtilTimeout: 15_000 })

openTabForEach({ isFresh: false })
beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'locks')
})

const planOf = (saltNonce: bigint) =>
  planAccount({
    owners: neighbours.devnet.owners.map(({ address }) => address),
    threshold: 2,
    saltNonce,
    version: '1.4.1',
    deployment: 'canonical',
    chainIds: [neighbours.chainId],
  })

function open(saltNonce: bigint) {
  const { chainId } = neighbours
  const plan = planOf(saltNonce)
  return renderHook(() => useDeployment({ plan, chainId, sender: alice }), {
    wrapper: withTab(tab),
  })
}

const sends = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_sendTransaction').length

test('two presses at once create an account once', async () => {
  const { result } = open(1n)
  await act(() => Promise.all([result.current.send(), result.current.send()]))
  await waitFor(() => {
    expect(result.current.flow).toMatchObject({ status: 'ended', ending: 'succeeded' })
  })
  expect(sends()).toBe(1)
})

test('while one tab asks the wallet, another does not ask it as well, and follows what was sent', async () => {
  tab.wallets.Alice.control.setPersonality(late())
  const [first, second] = [open(2n), open(2n)]
  act(() => {
    void first.result.current.send()
  })
  await waitFor(() => {
    expect(sends()).toBe(1)
  })
  await act(() => second.result.current.send())
  expect([second.result.current.flow.status, sends()]).toEqual(['ready', 1])
  await act(() => second.result.current.sendAgain())
  expect(second.result.current.flow).toMatchObject({
    failure: { said: speak(checkCopy, 'failedCheck.askedElsewhere') },
  })
  tab.wallets.Alice.control.release()
  for (const { result } of [first, second]) {
    await waitFor(() => {
      expect(result.current.flow).toMatchObject({ status: 'ended', ending: 'succeeded' })
    })
  }
  expect(sends()).toBe(1)
})

describe('a wallet that was asked and has not answered', () => {
  const notes = () => localStorage.getItem('ghost-pay.asked.v1')

  test('is asked again after a reload only by a choice of its own', async () => {
    // A page that is loaded again holds no lock.
    Reflect.deleteProperty(navigator, 'locks')
    const { control } = tab.wallets.Alice
    control.setPersonality(late())
    const first = open(3n)
    act(() => {
      void first.result.current.send()
    })
    await waitFor(() => {
      expect(sends()).toBe(1)
    })
    first.unmount()
    const { result } = open(3n)
    await waitFor(() => {
      expect(result.current.asked?.since).toBe('quiet')
    })
    await act(() => result.current.send())
    expect([result.current.flow.status, sends()]).toEqual(['ready', 1])
    act(() => {
      void result.current.sendAgain()
    })
    await waitFor(() => {
      expect(sends()).toBe(2)
    })
    control.release()
    await waitFor(() => {
      expect(hasGoneThrough(result.current.flow)).toBe(true)
    })
    await waitFor(() => {
      expect(notes()).toBe('[]')
    })
  })

  test('has created it while no page was open: that is followed, and the note goes', async () => {
    const { chainId, chainControl } = neighbours
    const plan = planOf(4n)
    const what = creationWord({ chainId, address: plan.address })
    const note = { what, chainId, from: alice, nonce: 0, block: 0, at: 1 }
    localStorage.setItem('ghost-pay.asked.v1', JSON.stringify([note]))
    const { to, data } = createAccountCall(plan)
    await sendUnsignedTransaction(chainControl, { from: alice, to, data, gas: 1_000_000n })
    const { result } = open(4n)
    await waitFor(() => {
      expect(result.current.flow).toMatchObject({ status: 'ended', ending: 'succeeded' })
    })
    expect([result.current.asked, sends(), notes()]).toEqual([undefined, 0, '[]'])
  })

  test('has no note where it declines', async () => {
    tab.wallets.Alice.control.setPersonality(rejecting())
    const { result } = open(5n)
    await act(() => result.current.send())
    expect(result.current.flow).toMatchObject({ failure: { declined: true } })
    expect([result.current.asked, notes()]).toEqual([undefined, '[]'])
  })
})
