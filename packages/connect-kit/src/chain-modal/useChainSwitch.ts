'use client'

import { useEffect, useRef, useState } from 'react'
import { useConfig, useConnection } from 'wagmi'

import { switchChain } from '../connection/switchChain.ts'
import { useKit } from '../context/KitContext.ts'
import { reportFailure } from '../context/reportFailure.ts'
import { useLatest } from '../platform/useLatest.ts'
import type { ChainSwitch } from './chainOptions.ts'

/**
 * Asks the wallet to switch. The modal closes when the wallet reports another chain and when the visitor rejects; any other
 * failure stays visible, with a retry (behaviour/chain-modal#closes).
 *
 * @param onDone the chain has changed, or the visitor declined
 */
export function useChainSwitch(onDone: () => void) {
  const config = useConfig()
  const { events } = useKit()
  const { chainId: currentId, connector } = useConnection()
  const [switching, setSwitching] = useState<ChainSwitch>({ state: 'idle' })
  const asking = useRef<AbortController>(undefined)
  // Who closes the dialog asks for nothing more, and nothing that comes late closes the next one.
  useEffect(() => () => asking.current?.abort(), [])

  const done = useLatest(onDone)
  const [openedOn] = useState(currentId)
  useEffect(() => {
    // A wallet may report a chain that is not a number, and NaN is not equal to itself.
    if (!Object.is(currentId, openedOn)) done.current()
  }, [currentId, openedOn, done])

  function ask(chainId: number) {
    if (!connector) return
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    setSwitching({ state: 'asking', chainId })
    switchChain(config, { chainId, connector, signal }).then(
      () => {
        if (!signal.aborted) onDone()
      },
      (error: unknown) => {
        if (signal.aborted) return
        const failure = reportFailure(events, { during: 'switch', error, walletId: connector.id })
        if (failure.kind === 'rejected') onDone()
        else setSwitching({ state: 'failed', chainId, failure })
      },
    )
  }

  return { switching, ask }
}
