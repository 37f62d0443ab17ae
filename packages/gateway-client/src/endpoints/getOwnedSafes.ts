import { checkAddresses, checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { reportUnreadable } from '../http/reportUnreadable.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import { type OwnedSafes, ownedSafesSchema } from '../schemas/ownedSafes.ts'

/** What `getOwnedSafes` takes. */
export type GetOwnedSafesParameters = RequestOptions & { chainId: number; owner: Address }

/** Lists the shared accounts on one chain of which `owner` is an owner (GET v1 owners). */
export async function getOwnedSafes(
  client: GatewayClient,
  parameters: GetOwnedSafesParameters,
): Promise<OwnedSafes> {
  const { chainId, owner, signal } = checked(parameters)
  checkChainId(chainId)
  checkAddresses({ owner })
  const answer = await request(client, {
    path: path`/v1/chains/${chainId}/owners/${owner}/safes`,
    schema: ownedSafesSchema,
    signal,
  })
  return reportUnreadable(client, answer)
}
