import { checkNumbers, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { formatCursor } from '../http/cursor.ts'
import type { PageOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import { type ChainPage, chainPageSchema } from '../schemas/chain.ts'

/** What `getChains` takes. */
export type GetChainsParameters = PageOptions & {
  /** Chains of a page. Default of the gateway: 20. */
  limit?: number | undefined
  offset?: number | undefined
  /** @deprecated the gateway ignores it and sorts by its own order */
  ordering?: string | undefined
}

/**
 * Reads a page of the chains the gateway serves (GET v1 chains). `iterateItems` reads all of them.
 *
 * Today the gateway reads the `cursor` only; in 2023 it read the parameters by their names: both are sent.
 */
export async function getChains(
  client: GatewayClient,
  { limit, offset, ordering, pageUrl, signal }: GetChainsParameters = {},
): Promise<ChainPage> {
  checkNumbers(given({ limit, offset }))
  return requestPage(client, {
    path: path`/v1/chains`,
    query: { ordering, limit, offset, cursor: formatCursor({ limit, offset }) },
    pageUrl,
    schema: chainPageSchema,
    signal,
  })
}
