import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { dropInvalid } from '../http/dropInvalid.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type MasterCopy, masterCopiesSchema } from '../schemas/chain.ts'

/** What `getMasterCopies` takes. */
export type GetMasterCopiesParameters = RequestOptions & { chainId: number }

/** Lists the account contracts that the gateway knows on a chain, with their versions (GET about/master-copies). */
export async function getMasterCopies(
  client: GatewayClient,
  parameters: GetMasterCopiesParameters,
): Promise<MasterCopy[]> {
  const { chainId, signal } = checked(parameters)
  checkChainId(chainId)
  return request(client, {
    path: path`/v1/chains/${chainId}/about/master-copies`,
    mend: dropInvalid,
    schema: masterCopiesSchema,
    signal,
  })
}
