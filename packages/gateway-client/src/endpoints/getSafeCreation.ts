import { checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type SafeCreation, safeCreationSchema } from '../schemas/safeCreation.ts'

/** What `getSafeCreation` takes. */
export type GetSafeCreationParameters = SafeId & RequestOptions

/** Reads how an account was created: when, by whom, with what (GET transactions/creation). */
export async function getSafeCreation(
  client: GatewayClient,
  parameters: GetSafeCreationParameters,
): Promise<SafeCreation> {
  const { chainId, address, signal } = checked(parameters)
  checkSafe({ chainId, address })
  return request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/transactions/creation`,
    schema: safeCreationSchema,
    signal,
  })
}
