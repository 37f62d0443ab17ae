import { checked, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { PageOptions } from '../parameters.ts'
import { requestPage } from '../requestPage.ts'
import { type ChainPage, chainPageSchema } from '../schemas/chain.ts'

/** What `getServiceChains` takes. */
export type GetServiceChainsParameters = PageOptions & {
  /** For example `WALLET_WEB`. */
  serviceKey: string
}

/** Reads a page of the chains, with the features that are switched on for one service (GET v2 chains). */
export function getServiceChains(
  client: GatewayClient,
  parameters: GetServiceChainsParameters,
): Promise<ChainPage> {
  const { serviceKey, pageUrl, signal } = checked(parameters)
  checkWords({ serviceKey })
  return requestPage(client, {
    path: '/v2/chains',
    query: { serviceKey },
    pageUrl,
    schema: chainPageSchema,
    signal,
  })
}
