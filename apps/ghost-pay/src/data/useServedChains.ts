import { useEffect, useState } from 'react'
import type { Chain } from '@ghost-pay/chains'

import { chains, namedChainIds } from '../chains.ts'
import { servedChains } from './servedChains.ts'

/**
 * The chains on offer: those of this build that the gateway serves. Asked once; the first page does without a cache for it.
 *
 * @param asked whether the gateway may be asked; until then every chain of this build
 */
export function useServedChains(asked: boolean): readonly Chain[] {
  const [listed, setListed] = useState<readonly number[]>()
  useEffect(() => {
    if (!asked) return undefined
    const abort = new AbortController()
    import('./readServedChains.ts')
      .then(({ readServedChains }) => readServedChains(abort.signal))
      .then(
        (ids) => {
          if (!abort.signal.aborted) setListed(ids)
        },
        // A gateway that does not say which chains it serves takes none away.
        () => undefined,
      )
    return () => {
      abort.abort()
    }
  }, [asked])
  return servedChains(chains, listed, namedChainIds)
}
