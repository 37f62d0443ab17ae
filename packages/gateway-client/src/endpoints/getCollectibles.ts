import { checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { filterUnreadable } from '../http/filterUnreadable.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type Collectible, collectiblesSchema } from '../schemas/collectible.ts'
import type { UnknownMember } from '../schemas/union.ts'

/** What `getCollectibles` takes. */
export type GetCollectiblesParameters = SafeId &
  RequestOptions & {
    /** Only collections of a token list. Default of the gateway: false. */
    trusted?: boolean | undefined
    /** Without what is taken for spam. Default of the gateway: true. */
    excludeSpam?: boolean | undefined
  }

/**
 * Reads all collectibles of an account at once (GET v1 collectibles).
 *
 * @deprecated the hosted gateway answers 404 since its rewrite; `getCollectiblesPage` is what came after it
 */
export async function getCollectibles(
  client: GatewayClient,
  parameters: GetCollectiblesParameters,
): Promise<(Collectible | UnknownMember)[]> {
  const { chainId, address, trusted, excludeSpam, signal } = checked(parameters)
  checkSafe({ chainId, address })
  const list = await request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/collectibles`,
    query: { trusted, exclude_spam: excludeSpam },
    schema: collectiblesSchema,
    signal,
  })
  return filterUnreadable(client, list)
}
