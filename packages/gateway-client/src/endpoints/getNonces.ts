import { checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type SafeNonces, safeNoncesSchema } from '../schemas/safeNonces.ts'

/** What `getNonces` takes. */
export type GetNoncesParameters = SafeId & RequestOptions

/** Reads the nonce the account is at, and the one a new transaction should have, after all queued ones (GET nonces). */
export async function getNonces(
  client: GatewayClient,
  parameters: GetNoncesParameters,
): Promise<SafeNonces> {
  const { chainId, address, signal } = checked(parameters)
  checkSafe({ chainId, address })
  return request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/nonces`,
    schema: safeNoncesSchema,
    signal,
  })
}
