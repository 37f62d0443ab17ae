import { useEffect, useRef, useState } from 'react'
import { useConfig, useConnection } from 'wagmi'

import { switchChain } from '../connection/switchChain.ts'
import { describeWalletError } from '../errors/describeWalletError.ts'
import type { ChainSwitch } from './chainOptions.ts'

/**
 * Asks the wallet to switch. “Closes when the wallet reports a chain change or the user rejects the switch” (specification,
 * section 4); any other failure stays to be read, with a retry.
 *
 * @param onDone the chain has changed, or the visitor declined
 */
export function useChainSwitch(onDone: () => void) {
  const config = useConfig()
  const { chainId: currentId, connector } = useConnection()
  const [switching, setSwitching] = useState<ChainSwitch>({ state: 'idle' })
  const asking = useRef<AbortController>(undefined)
  // Who closes the dialog asks for nothing more, and nothing that comes late closes the next one.
  useEffect(() => () => asking.current?.abort(), [])

  const [openedOn] = useState(currentId)
  useEffect(() => {
    // A wallet may be on a chain that is no number, and NaN is not itself.
    if (!Object.is(currentId, openedOn)) onDone()
  }, [currentId, openedOn, onDone])

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
        const failure = describeWalletError(error)
        if (failure.kind === 'rejected') onDone()
        else setSwitching({ state: 'failed', chainId, failure })
      },
    )
  }

  return { switching, ask }
}
