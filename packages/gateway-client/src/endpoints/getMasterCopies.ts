import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { filterUnreadable } from '../http/filterUnreadable.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { masterCopiesSchema, type MasterCopy } from '../schemas/chain.ts'
import type { UnknownMember } from '../schemas/union.ts'

/** What `getMasterCopies` takes. */
export type GetMasterCopiesParameters = RequestOptions & { chainId: number }

/** Lists the account contracts that the gateway knows on a chain, with their versions (GET about/master-copies). */
export async function getMasterCopies(
  client: GatewayClient,
  parameters: GetMasterCopiesParameters,
): Promise<(MasterCopy | UnknownMember)[]> {
  const { chainId, signal } = checked(parameters)
  checkChainId(chainId)
  const list = await request(client, {
    path: path`/v1/chains/${chainId}/about/master-copies`,
    schema: masterCopiesSchema,
    signal,
  })
  return filterUnreadable(client, list)
}
