import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import {
  type PaymentRequest,
  paymentRequestHash,
  type Settlements,
  settleRequests,
} from '@ghost-pay/payments/requests'

import { load } from '../load.ts'

/** What the chain says of requests. */
type SettlementsOnChain<request extends PaymentRequest> = {
  /** Undefined while, or because, the node has not answered. */
  settled: Settlements<request> | undefined
  /** When it answered, in milliseconds since 1970. */
  readAt: number | undefined
  error: Error | null
  isAsking: boolean
  retry: () => void
}

/**
 * How far requests of one chain are paid, by its logs alone.
 *
 * @param parameters.now milliseconds since 1970
 * @param parameters.areAll whether the payee waits for nothing else: one who pays does not know
 * @param parameters.refetchInterval how often the chain is asked again, in milliseconds
 */
export function useSettlements<request extends PaymentRequest>(
  chainId: number,
  requests: readonly request[],
  { now, areAll, refetchInterval }: { now: number; areAll: boolean; refetchInterval: number },
): SettlementsOnChain<request> {
  const config = useConfig()
  const received = useQuery({
    queryKey: ['received', chainId, requests.map(paymentRequestHash)],
    enabled: requests.length > 0,
    refetchInterval,
    queryFn: async () => {
      const { readReceived } = await load(() => import('./readReceived.ts'))
      return readReceived(config, { chainId, requests })
    },
  })
  return {
    settled:
      received.data &&
      settleRequests(requests, { transfers: received.data, now: Math.floor(now / 1000), areAll }),
    readAt: received.data && received.dataUpdatedAt,
    error: received.error,
    isAsking: received.isFetching,
    retry: () => void received.refetch(),
  }
}
