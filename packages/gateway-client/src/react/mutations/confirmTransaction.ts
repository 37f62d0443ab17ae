import { mutationOptions } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import {
  confirmTransaction,
  type ConfirmTransactionParameters,
} from '../../endpoints/confirmTransaction.ts'
import type { Address } from '../../schemas/address.ts'
import type { QueuePage, TransactionDetails } from '../../schemas/transaction.ts'
import { safePartKey, transactionKey } from '../keys.ts'
import type { CachedPages } from '../optimistic/CachedPages.ts'
import { confirmInDetails, confirmInQueue } from '../optimistic/confirm.ts'
import { patch, restore } from '../optimistic/patch.ts'
import { getSafeInfoQueryOptions } from '../queries/getSafeInfo.ts'
import { settleQueue } from '../settleQueue.ts'

/** What the mutation takes: the confirmation, and what the cache needs to know of it. */
export type ConfirmTransactionVariables = Omit<ConfirmTransactionParameters, 'signal'> & {
  /** The account: what is cached of it changes. */
  address: Address
  /** Whose signature it is. */
  signer: Address
}

/**
 * Adds an owner's signature. The cached queue and details count it at once, and no more when the gateway refuses; the account is
 * read again as soon as the gateway knows of it.
 */
export function confirmTransactionMutationOptions(client: GatewayClient) {
  return mutationOptions({
    mutationKey: ['gateway', client.baseUrl, 'confirmTransaction'],
    mutationFn: ({ chainId, safeTxHash, signature }: ConfirmTransactionVariables) =>
      confirmTransaction(client, { chainId, safeTxHash, signature }),
    async onMutate(confirmation, { client: queryClient }) {
      const { chainId, address, safeTxHash, signer, signature } = confirmation
      const info = queryClient.getQueryData(getSafeInfoQueryOptions(client, confirmation).queryKey)
      const queue = safePartKey(client, confirmation, 'queue')
      const queues = await patch<CachedPages<QueuePage>>(queryClient, queue, (data) =>
        confirmInQueue(data, { safeTxHash, signer }),
      )
      const ids = [`multisig_${address}_${safeTxHash}`, safeTxHash]
      const keys = ids.map((id) => transactionKey(client, { chainId, id, address }))
      const details = await Promise.all(
        keys.map((key) =>
          patch<TransactionDetails>(queryClient, key, (details) =>
            confirmInDetails(details, { signer, signature, now: Date.now() }),
          ),
        ),
      )
      return { info, before: [...queues, ...details.flat()] }
    },
    onError(_error, confirmation, result, { client: queryClient }) {
      const parts = (['queue', 'transaction'] as const).map((part) =>
        safePartKey(client, confirmation, part),
      )
      restore(queryClient, result?.before ?? [], parts)
    },
    onSuccess(details, { chainId, address }, result, { client: queryClient }) {
      queryClient.setQueryData(
        transactionKey(client, { chainId, id: details.txId, address }),
        details,
      )
      void settleQueue(queryClient, client, { chainId, address }, { before: result.info })
    },
  })
}
