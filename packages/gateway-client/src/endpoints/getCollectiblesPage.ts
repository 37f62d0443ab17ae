import { checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { PageOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import { type CollectiblePage, collectiblePageSchema } from '../schemas/collectible.ts'

/** What `getCollectiblesPage` takes. */
export type GetCollectiblesPageParameters = SafeId &
  PageOptions & {
    /** Only collections of a token list. Default of the gateway: false. */
    trusted?: boolean | undefined
    /** Without what is taken for spam. Default of the gateway: true. */
    excludeSpam?: boolean | undefined
  }

/** Reads a page of the collectibles of an account (GET v2 collectibles). */
export async function getCollectiblesPage(
  client: GatewayClient,
  parameters: GetCollectiblesPageParameters,
): Promise<CollectiblePage> {
  const { chainId, address, trusted, excludeSpam, pageUrl, signal } = checked(parameters)
  checkSafe({ chainId, address })
  return requestPage(client, {
    path: path`/v2/chains/${chainId}/safes/${address}/collectibles`,
    query: { trusted, exclude_spam: excludeSpam },
    pageUrl,
    schema: collectiblePageSchema,
    signal,
  })
}
