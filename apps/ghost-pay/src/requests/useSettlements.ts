import {
  type PaymentRequest,
  paymentRequestHash,
  type Settlements,
  settleRequests,
} from '@ghost-pay/payments/requests'

import { useOnChain } from '../chain/useOnChain.ts'
import { load } from '../page/load.ts'

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
  const received = useOnChain(
    ['received', chainId, requests.map(paymentRequestHash)],
    requests.length > 0 &&
      (async (client) => {
        const { readReceived } = await load(() => import('@ghost-pay/safe-account/requests'))
        return readReceived(client, requests)
      }),
    { refetchInterval },
  )
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
