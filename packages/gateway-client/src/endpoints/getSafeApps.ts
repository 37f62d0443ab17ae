import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { filterUnreadable } from '../http/filterUnreadable.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type SafeApp, safeAppsSchema } from '../schemas/safeApp.ts'
import type { UnknownMember } from '../schemas/union.ts'

/** What `getSafeApps` takes. */
export type GetSafeAppsParameters = RequestOptions & {
  chainId: number
  /** Apps that only this client may show, by its address. */
  clientUrl?: string | undefined
  /** The app at this address. */
  url?: string | undefined
}

/**
 * Lists the apps that an account can be used with (GET safe-apps). The parameter for apps that are open to one client only has had
 * two spellings; both are sent.
 */
export async function getSafeApps(
  client: GatewayClient,
  parameters: GetSafeAppsParameters,
): Promise<(SafeApp | UnknownMember)[]> {
  const { chainId, clientUrl, url, signal } = checked(parameters)
  checkChainId(chainId)
  const list = await request(client, {
    path: path`/v1/chains/${chainId}/safe-apps`,
    query: { clientUrl, client_url: clientUrl, url },
    about: { '*.chainIds': chainId },
    schema: safeAppsSchema,
    signal,
  })
  return filterUnreadable(client, list)
}
