import type { GatewayClient } from '../client.ts'
import type { PageOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type QueuePage, queuePageSchema } from '../schemas/transaction.ts'

export type GetTransactionQueueParameters = SafeId &
  PageOptions & {
    /** `false` shows proposals that nobody has signed, too. Default of the gateway: true. */
    trusted?: boolean | undefined
  }

/**
 * Reads a page of the transactions that wait for signatures or execution (GET transactions/queued). Pages overlap by one
 * transaction; `groupQueue` and `iterateItems` know.
 */
export function getTransactionQueue(
  client: GatewayClient,
  { chainId, address, trusted, pageUrl, signal }: GetTransactionQueueParameters,
): Promise<QueuePage> {
  return request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/transactions/queued`,
    check: { chainId, address },
    query: { trusted },
    pageUrl,
    schema: queuePageSchema,
    list: 'results',
    signal,
  })
}
