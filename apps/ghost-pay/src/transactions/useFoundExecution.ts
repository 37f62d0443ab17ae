import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FoundExecution } from '@ghost-pay/safe-account'
import { findProposal, type ProposalName } from '@ghost-pay/safe-account/store'

import { useOnChain } from '../chain/useOnChain.ts'
import { keptProposals, useKeptProposals } from '../kept/useKeptProposals.ts'
import { load } from '../page/load.ts'

/**
 * Asks the chain what has become of a transaction, whoever sent it. Where it was executed, what this browser keeps of it opens as a
 * receipt from now on.
 *
 * @param isAsked whether there is a reason to ask
 */
export function useFoundExecution(
  name: ProposalName,
  isAsked = true,
): UseQueryResult<FoundExecution> {
  const { chainId, safe, safeTxHash } = name
  const kept = findProposal(useKeptProposals({ chainId, address: safe }), name)
  const found = useOnChain(
    ['found-execution', chainId, safe, safeTxHash],
    isAsked &&
      (async (client) => {
        const { findExecution } = await load(() => import('@ghost-pay/safe-account'))
        return findExecution(client, { safe, safeTxHash })
      }),
  )
  // What was found before the chain went back is no answer.
  const answer = isAsked && !found.isFetching ? found.data : undefined
  const done = answer?.status === 'succeeded' ? answer.hash : undefined
  const isNews = kept !== undefined && kept.executed === undefined
  useEffect(() => {
    if (done !== undefined && isNews) keptProposals.executed({ chainId, safe, safeTxHash }, done)
  }, [done, isNews, chainId, safe, safeTxHash])
  return found
}
