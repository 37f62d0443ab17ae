import { checkAddresses, checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'

/** What `addRecoveryModule` takes. */
export type AddRecoveryModuleParameters = SafeId & RequestOptions & { moduleAddress: Address }

/** Notifies owners by e-mail of what a recovery module does (POST recovery). Needs the session of an owner on this chain. */
export async function addRecoveryModule(
  client: GatewayClient,
  parameters: AddRecoveryModuleParameters,
): Promise<void> {
  const { chainId, address, moduleAddress, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkAddresses({ moduleAddress })
  return request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/recovery`,
    body: {
      moduleAddress,
    } satisfies Body<'POST /v1/chains/{chainId}/safes/{safeAddress}/recovery'>,
    session: true,
    schema: undefined,
    signal,
  })
}
