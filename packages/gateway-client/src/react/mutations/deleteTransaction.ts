import { mutationOptions } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import {
  deleteTransaction,
  type DeleteTransactionParameters,
} from '../../endpoints/deleteTransaction.ts'
import type { SafeId } from '../../parameters.ts'
import { safeKey } from '../keys.ts'

/** `address` is the account's: what is cached of it is read again. */
export type DeleteTransactionVariables = Omit<DeleteTransactionParameters, 'signal'> & SafeId

/** Takes a transaction out of the queue; the account is read again. */
export function deleteTransactionMutationOptions(client: GatewayClient) {
  return mutationOptions({
    mutationKey: ['gateway', client.baseUrl, 'deleteTransaction'],
    mutationFn: ({ chainId, safeTxHash, signature }: DeleteTransactionVariables) =>
      deleteTransaction(client, { chainId, safeTxHash, signature }),
    onSuccess: (_data, safe, _result, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey: safeKey(client, safe) }),
  })
}
