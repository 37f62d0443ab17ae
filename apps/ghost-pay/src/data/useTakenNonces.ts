import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { safePartKey, useGateway } from '@ghost-pay/gateway-client/react'
import { bothTaken, readTakenNonces, type TakenNonces } from '@ghost-pay/safe-account/queue'
import { takenHere } from '@ghost-pay/safe-account/store'

import { isGatewayHere } from './place.ts'
import { keptProposals } from './useKeptProposals.ts'

/** What waits at which nonce, over all pages of the queue; asked for again when the gateway says that the queue has changed. */
export function useTakenNonces({
  chainId,
  address,
}: {
  chainId: number
  address: Address
}): UseQueryResult<TakenNonces> {
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
