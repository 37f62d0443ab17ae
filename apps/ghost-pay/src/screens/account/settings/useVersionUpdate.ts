import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { AccountFacts } from '@ghost-pay/safe-account'
import { listVersionUpdates, type VersionUpdate } from '@ghost-pay/safe-protocol'

import { load } from '../../../page/load.ts'

/** Whether an account can be updated: `none` where nothing newer is for it, or its chain has it not. */
export type UpdateOffer =
  { status: 'pending' | 'unread' | 'none' } | { status: 'found'; update: VersionUpdate }

/**
 * The newest version that an account can be updated to on its chain.
 *
 * @param facts as the chain says it now; undefined while it has not
 */
export function useVersionUpdate(chainId: number, facts: AccountFacts | undefined): UpdateOffer {
  const config = useConfig()
  const updates = facts === undefined ? [] : updatesOf(facts)
  const { data, isError } = useQuery({
    queryKey: [
      'version-update',
      chainId,
      updates.map(({ contract, isL2, changesFallbackHandler }) => [
        contract.address,
        isL2,
        changesFallbackHandler,
      ]),
    ],
    enabled: updates.length > 0,
    queryFn: async () => {
      const { findVersionUpdate } = await load(() => import('./findVersionUpdate.ts'))
      return findVersionUpdate(config, chainId, updates)
    },
  })
  if (facts === undefined) return { status: 'pending' }
  if (updates.length === 0 || data === null) return { status: 'none' }
  if (data === undefined) return { status: isError ? 'unread' : 'pending' }
  return { status: 'found', update: data }
}

const updatesOf = ({
  version,
  implementation,
  fallbackHandler,
}: AccountFacts): readonly VersionUpdate[] =>
  // An account that does not say its handler is older than every update.
  version === undefined || fallbackHandler === undefined
    ? []
    : listVersionUpdates({
        version,
        implementation: implementation.address,
        fallbackHandler: fallbackHandler && fallbackHandler.address,
      })
