import { mutationOptions } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import {
  relayTransaction,
  type RelayTransactionParameters,
} from '../../endpoints/relayTransaction.ts'

/** Has a relayer send a transaction. `getRelayStatusQueryOptions` follows it. */
export function relayTransactionMutationOptions(client: GatewayClient) {
  return mutationOptions({
    mutationKey: ['gateway', client.baseUrl, 'relayTransaction'],
    mutationFn: (variables: Omit<RelayTransactionParameters, 'signal'>) =>
      relayTransaction(client, variables),
  })
}
