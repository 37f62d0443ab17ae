import { mutationOptions } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import {
  proposeTransaction,
  type ProposeTransactionParameters,
} from '../../endpoints/proposeTransaction.ts'
import type { QueuePage } from '../../schemas/transaction.ts'
import { safePartKey, transactionKey } from '../keys.ts'
import { addToQueue } from '../optimistic/addToQueue.ts'
import type { CachedPages } from '../optimistic/CachedPages.ts'
import { draftTransaction } from '../optimistic/draftTransaction.ts'
import { patch, restore } from '../optimistic/patch.ts'
import { getSafeInfoQueryOptions } from '../queries/getSafeInfo.ts'
import { settleQueue } from '../settleQueue.ts'

/**
 * Proposes a transaction. A signed one is in the cached queue at once, and out of it again when the gateway refuses; the queue
 * is read again as soon as the gateway knows of it.
 */
export function proposeTransactionMutationOptions(client: GatewayClient) {
  return mutationOptions({
    mutationKey: ['gateway', client.baseUrl, 'proposeTransaction'],
    mutationFn: (proposal: Omit<ProposeTransactionParameters, 'signal'>) =>
      proposeTransaction(client, proposal),
    async onMutate(proposal, { client: queryClient }) {
      const info = queryClient.getQueryData(getSafeInfoQueryOptions(client, proposal).queryKey)
      if (!info || !proposal.signature) return { info, before: [] }
      const draft = draftTransaction(info, proposal, Date.now())
      const queue = safePartKey(client, proposal, 'queue')
      const before = await patch<CachedPages<QueuePage>>(queryClient, queue, (data) =>
        addToQueue(data, draft, info.nonce),
      )
      return { info, before }
    },
    onError(_error, proposal, result, { client: queryClient }) {
      const queue = safePartKey(client, proposal, 'queue')
      restore(queryClient, result?.before ?? [], [queue])
    },
    onSuccess(details, proposal, result, { client: queryClient }) {
      const { chainId, address } = proposal
      queryClient.setQueryData(
        transactionKey(client, { chainId, id: details.txId, address }),
        details,
      )
      void settleQueue(queryClient, client, { chainId, address }, { before: result.info })
    },
  })
}
