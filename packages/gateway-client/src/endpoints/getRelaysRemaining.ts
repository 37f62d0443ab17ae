import { checked, checkHashes, checkSafe, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Hash } from '../schemas/hex.ts'
import { type RelaysRemaining, relaysRemainingSchema } from '../schemas/relay.ts'

/** What `getRelaysRemaining` takes. */
export type GetRelaysRemainingParameters = SafeId &
  RequestOptions & { safeTxHash?: Hash | undefined }

/** Reads how many relays an account has left (GET relay/{safe}). Status 403 where there is no relayer. */
export async function getRelaysRemaining(
  client: GatewayClient,
  parameters: GetRelaysRemainingParameters,
): Promise<RelaysRemaining> {
  const { chainId, address, safeTxHash, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkHashes(given({ safeTxHash }))
  return request(client, {
    path: path`/v1/chains/${chainId}/relay/${address}`,
    query: { safeTxHash },
    schema: relaysRemainingSchema,
    signal,
  })
}
