import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type IndexingStatus, indexingStatusSchema } from '../schemas/about.ts'

/** What `getIndexingStatus` takes. */
export type GetIndexingStatusParameters = RequestOptions & { chainId: number }

/** Reads how far the gateway has read a chain (GET about/indexing). */
export async function getIndexingStatus(
  client: GatewayClient,
  parameters: GetIndexingStatusParameters,
): Promise<IndexingStatus> {
  const { chainId, signal } = checked(parameters)
  checkChainId(chainId)
  return request(client, {
    path: path`/v1/chains/${chainId}/about/indexing`,
    schema: indexingStatusSchema,
    signal,
  })
}
