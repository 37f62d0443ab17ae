import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WagmiContext } from 'wagmi'
import { mainnet } from '@ghost-pay/chains'

import { createKitConfig } from '../connection/createKitConfig.ts'
import * as limits from '../limits.ts'
import { buildWalletOption } from '../testing/buildWalletOption.ts'
import { currentStep } from './connectFlow.ts'
import { useConnectFlow } from './useConnectFlow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A wallet that is paired by a code and never answers. */
function start() {
  let show = (_uri: string) => {}
  let sayPending = () => {}
  const cancel = vi.fn()
  const wallet = buildWalletOption({
    name: 'Lantern',
    qrCode: { getUri: (uri) => uri },
    downloadUrls: { qrCode: 'https://wallet.example' },
    connect: vi.fn(() => new Promise<never>(() => {})),
    onPending: (listener) => {
      sayPending = listener
      return () => {}
    },
    onUri: (listener) => {
      show = listener
      return () => {}
    },
    cancel,
  })
  const config = createKitConfig({ chains: [mainnet], storage: null })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiContext value={config}>{children}</WagmiContext>
  )
  const { result } = renderHook(useConnectFlow, { wrapper })
  act(() => result.current.dispatch({ type: 'walletSelected', wallet }))
  return {
    cancel,
    result,
    step: () => currentStep(result.current.flow),
    sayPending: () => sayPending(),
    show: (uri: string) => show(uri),
    wallet,
  }
}

test('a wallet that says nothing for a minute is given up', () => {
  const { step } = start()
  act(() => void vi.advanceTimersByTime(limits.connectTimeout))
  expect(step()).toMatchObject({ failure: { kind: 'timeout-wallet' } })
})

test('a wallet with an open question has as long as the visitor needs to find it', () => {
  const { sayPending, step } = start()
  act(sayPending)
  act(() => void vi.advanceTimersByTime(limits.connectTimeout * 3))
  expect(step()).toMatchObject({ failure: { kind: 'pending-request' } })
})

test('a code that is shown stays as long as it holds: it expires by itself', () => {
  const { show, step } = start()
  act(() => show('wc:1'))
  act(() => void vi.advanceTimersByTime(limits.connectTimeout * 3))
  expect(step()).toMatchObject({ name: 'connect', uri: 'wc:1' })
  expect(step()).not.toHaveProperty('failure.kind')
})

test('coming back to a code that was left asks for a new one', () => {
  const { cancel, result, show, step, wallet } = start()
  act(() => show('wc:1'))
  act(() => result.current.dispatch({ type: 'installPressed' }))
  expect(cancel).toHaveBeenCalledOnce()
  act(() => result.current.dispatch({ type: 'backPressed' }))
  expect(wallet.connect).toHaveBeenCalledTimes(2)
  expect(step()).toMatchObject({ name: 'connect', wallet })
  act(() => show('wc:2'))
  expect(step()).toMatchObject({ uri: 'wc:2' })
})
