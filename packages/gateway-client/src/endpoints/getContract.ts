import { checkAddresses, checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import { type Contract, contractSchema } from '../schemas/contract.ts'

/** What `getContract` takes. */
export type GetContractParameters = RequestOptions & { chainId: number; contract: Address }

/**
 * Reads what the gateway knows of a contract: its name, its ABI, whether it may be delegated to (GET contracts).
 *
 * @throws GatewayHttpError with status 404 when it knows nothing
 */
export async function getContract(
  client: GatewayClient,
  parameters: GetContractParameters,
): Promise<Contract> {
  const { chainId, contract, signal } = checked(parameters)
  checkChainId(chainId)
  checkAddresses({ contract })
  return request(client, {
    path: path`/v1/chains/${chainId}/contracts/${contract}`,
    about: { address: contract },
    schema: contractSchema,
    signal,
  })
}
