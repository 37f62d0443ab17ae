import { useEffect, useState } from 'react'
import type { Chain } from '@ghost-pay/chains'

import { chains, namedChainIds } from '../chains.ts'

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

/**
 * The chains on offer where a gateway says which it serves, in its order. A gateway that says nothing, or serves none that
 * this app knows, takes none away: what it does not serve can still be read from the chain. Nor does it take away a chain that
 * somebody has named beside those of the app.
 *
 * @param known chains of this build
 * @param listed ids of the gateway's list; undefined while, or because, it has not answered
 * @param named ids of the chains that were named beside those of the app
 */
export function servedChains<chain extends { id: number }>(
  known: readonly chain[],
  listed: readonly number[] | undefined,
  named: readonly number[] = [],
): readonly chain[] {
  if (listed === undefined) return known
  const served = listed.flatMap((id) => known.find((chain) => chain.id === id) ?? [])
  if (served.length === 0) return known
  const unserved = known.filter((chain) => named.includes(chain.id) && !served.includes(chain))
  return [...served, ...unserved]
}
