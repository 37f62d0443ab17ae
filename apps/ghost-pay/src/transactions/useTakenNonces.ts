import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { safePartKey, useGateway } from '@ghost-pay/gateway-client/react'
import { bothTaken, readTakenNonces, type TakenNonces } from '@ghost-pay/safe-account/queue'
import { type AccountId, takenHere } from '@ghost-pay/safe-account/store'

import { isGatewayHere } from '../gateway/place.ts'
import { keptProposals } from '../kept/useKeptProposals.ts'

/** What waits at which nonce, over all pages of the queue; asked for again when the gateway says that the queue has changed. */
export function useTakenNonces({ chainId, address }: AccountId): UseQueryResult<TakenNonces> {
  const client = useGateway()
  return useQuery({
    queryKey: [...safePartKey(client, { chainId, address }, 'nonces'), 'taken'],
    queryFn: async ({ signal }) => {
      const taken = await readTakenNonces(client, { chainId, address, signal })
      if (!isGatewayHere) return taken
      // What was handed on by link or file is a claim to its place, too.
      return bothTaken(taken, takenHere(keptProposals.of({ chainId, address })))
    },
  })
}

/**
 * What waits at which nonce, as far as this browser knows it.
 *
 * @param isNeeded no gateway says it; before, nothing is read
 */
export function useTakenHere(
  { chainId, address }: AccountId,
  isNeeded: boolean,
): TakenNonces | undefined {
  const { data } = useQuery({
    queryKey: ['taken-here', chainId, address],
    enabled: isNeeded,
    // It sends no request.
    networkMode: 'always',
    queryFn: () => takenHere(keptProposals.of({ chainId, address })),
  })
  return isNeeded ? data : undefined
}
