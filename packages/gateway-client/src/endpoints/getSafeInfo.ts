import { checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type SafeInfo, safeInfoSchema } from '../schemas/safeInfo.ts'

/** What `getSafeInfo` takes. */
export type GetSafeInfoParameters = SafeId & RequestOptions

/**
 * Reads a shared account: its owners, threshold, nonce and version state (GET v1 safes).
 *
 * @throws GatewayHttpError with status 404 when the gateway knows no such account on this chain
 */
export async function getSafeInfo(
  client: GatewayClient,
  parameters: GetSafeInfoParameters,
): Promise<SafeInfo> {
  const { chainId, address, signal } = checked(parameters)
  checkSafe({ chainId, address })
  return request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}`,
    about: { chainId, 'address.value': address },
    schema: safeInfoSchema,
    signal,
  })
}
