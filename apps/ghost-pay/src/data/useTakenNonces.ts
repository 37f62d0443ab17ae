import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { safeKey, useGateway } from '@ghost-pay/gateway-client/react'

import type { TakenNonces } from './nonces.ts'
import { readTakenNonces } from './readTakenNonces.ts'

/** What waits at which nonce, over all pages of the queue. */
export function useTakenNonces({
  chainId,
  address,
}: {
  chainId: number
  address: Address
}): UseQueryResult<TakenNonces> {
  const client = useGateway()
  return useQuery({
    queryKey: [...safeKey(client, { chainId, address }), 'taken-nonces'],
    queryFn: ({ signal }) => readTakenNonces(client, { chainId, address, signal }),
  })
}
