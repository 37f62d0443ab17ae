import { checkAddresses, checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'

/** What `deleteRecoveryModule` takes. */
export type DeleteRecoveryModuleParameters = SafeId & RequestOptions & { moduleAddress: Address }

/** Ends what `addRecoveryModule` began (DELETE recovery). */
export async function deleteRecoveryModule(
  client: GatewayClient,
  parameters: DeleteRecoveryModuleParameters,
): Promise<void> {
  const { chainId, address, moduleAddress, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkAddresses({ moduleAddress })
  return request(client, {
    method: 'DELETE',
    path: path`/v1/chains/${chainId}/safes/${address}/recovery/${moduleAddress}`,
    session: true,
    schema: undefined,
    signal,
  })
}
