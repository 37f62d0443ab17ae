import { locks } from 'node:worker_threads'

import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approving, late } from '@ghost-pay/test-wallet'

import { alice, neighbours, openTabForEach, tab } from '../../testing/aliceTab.ts'
import { withTab } from '../../testing/withTab.tsx'
import { useWalletPayment, type UseWalletPaymentParameters } from './useWalletPayment.ts'

import '../../testing/page.ts'

/** The chain takes its time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

openTabForEach({ isFresh: false })
beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'locks')
})

function open(parameters: Partial<UseWalletPaymentParameters> = {}) {
  const call = { to: neighbours.treasury, value: parseEther('1'), data: '0x' } as const
  const { chainId } = neighbours
  const props = { what: 'invoice 1', payer: alice, chainId, call, ...parameters }
  return renderHook(() => useWalletPayment(props), { wrapper: withTab(tab) })
}

const sends = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_sendTransaction').length

test('two presses at once pay once, and a reload or a second tab does not offer it again', async () => {
  const { result, unmount } = open()
  const second = open()
  await act(() => Promise.all([result.current.pay(), result.current.pay()]))
  expect(result.current.flow.status).toBe('sent')
  expect(second.result.current.flow).toEqual(result.current.flow)
  unmount()
  const reloaded = open()
  expect(reloaded.result.current.flow.status).toBe('sent')
  await act(() => reloaded.result.current.pay())
  expect(sends()).toBe(1)
  expect(open({ what: 'invoice 2' }).result.current.flow).toEqual({ status: 'ready' })
})

test('two presses at once pay once, also in a browser without locks', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  const { result } = open()
  await act(() => Promise.all([result.current.pay(), result.current.pay()]))
  expect(result.current.flow.status).toBe('sent')
  expect(sends()).toBe(1)
})

test('while one tab asks the wallet, another does not ask it as well', async () => {
  tab.wallets.Alice.control.setPersonality(late())
  const [first, second] = [open(), open()]
  let paying = Promise.resolve()
  act(() => {
    paying = first.result.current.pay()
  })
  await waitFor(() => {
    expect(sends()).toBe(1)
  })
  await act(() => second.result.current.pay())
  expect(second.result.current.flow).toMatchObject({ status: 'asked', asked: { from: alice } })
  tab.wallets.Alice.control.release()
  await act(() => paying)
  expect([first, second].map(({ result }) => result.current.flow.status)).toEqual(['sent', 'sent'])
  expect(sends()).toBe(1)
})

test('a page that is loaded while the wallet asks pays only after the person says that it was not paid', async () => {
  // The lock of a page goes with it.
  Reflect.deleteProperty(navigator, 'locks')
  tab.wallets.Alice.control.setPersonality(late())
  const first = open()
  act(() => {
    void first.result.current.pay()
  })
  await waitFor(() => {
    expect(sends()).toBe(1)
  })
  first.unmount()
  const { result } = open()
  await waitFor(() => {
    expect(result.current.flow).toMatchObject({ status: 'asked', since: 'quiet' })
  })
  await act(() => result.current.pay())
  expect(sends()).toBe(1)
  act(() => {
    result.current.forget()
  })
  expect(result.current.flow).toEqual({ status: 'ready' })
  act(() => {
    void result.current.pay()
  })
  await waitFor(() => {
    expect(sends()).toBe(2)
  })
})

test('without a chain that answers the wallet is not asked', async () => {
  tab.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  const { result } = open()
  await act(() => result.current.pay())
  expect(result.current.flow).toMatchObject({ failure: { by: 'chain', passing: true } })
  expect(sends()).toBe(0)
})

test('what the wallet sends after the page was left is remembered', async () => {
  tab.wallets.Alice.control.setPersonality(late())
  const { result, unmount } = open()
  let paying = Promise.resolve()
  act(() => {
    paying = result.current.pay()
  })
  await waitFor(() => {
    expect(sends()).toBe(1)
  })
  unmount()
  tab.wallets.Alice.control.release()
  await paying
  expect(open().result.current.flow.status).toBe('sent')
})

test('what has not gone through is paid again when the person says so; a refusal can be tried again', async () => {
  tab.wallets.Alice.control.rejectNext()
  const { result } = open()
  await act(() => result.current.pay())
  expect(result.current.flow).toMatchObject({ status: 'failed', failure: { declined: true } })
  await act(() => result.current.pay())
  expect(result.current.flow.status).toBe('sent')
  act(() => {
    result.current.forget()
  })
  expect(result.current.flow).toEqual({ status: 'ready' })
  tab.wallets.Alice.control.setPersonality(approving())
  await act(() => result.current.pay())
  expect(sends()).toBe(3)
})

test.each(['', 'x', '[1,{"what":1},{"what":"invoice 1","hash":"0x12","at":1}]'])(
  'what is stored as %j is no payment',
  (stored) => {
    localStorage.setItem('ghost-pay.wallet-payments.v1', stored)
    expect(open().result.current.flow).toEqual({ status: 'ready' })
  },
)
