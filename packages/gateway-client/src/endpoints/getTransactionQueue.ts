import { checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { PageOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import { type QueuePage, queuePageSchema } from '../schemas/transaction.ts'

/** What `getTransactionQueue` takes. */
export type GetTransactionQueueParameters = SafeId &
  PageOptions & {
    /** `false` shows proposals without a signature, too. Default of the gateway: true. */
    trusted?: boolean | undefined
  }

/**
 * Reads a page of the transactions that wait for signatures or execution (GET transactions/queued). Pages overlap by one
 * transaction; `groupQueue` and `iterateItems` know.
 */
export async function getTransactionQueue(
  client: GatewayClient,
  parameters: GetTransactionQueueParameters,
): Promise<QueuePage> {
  const { chainId, address, trusted, pageUrl, signal } = checked(parameters)
  checkSafe({ chainId, address })
  return requestPage(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/transactions/queued`,
    query: { trusted },
    pageUrl,
    about: { 'results.*.transaction.id': address },
    schema: queuePageSchema,
    signal,
  })
}
