import { checkChainId, checked, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type RelayStatus, relayStatusSchema } from '../schemas/relay.ts'

/** What `getRelayStatus` takes. */
export type GetRelayStatusParameters = RequestOptions & { chainId: number; taskId: string }

/** Reads how far a relayed transaction is (GET relay/status). */
export async function getRelayStatus(
  client: GatewayClient,
  parameters: GetRelayStatusParameters,
): Promise<RelayStatus> {
  const { chainId, taskId, signal } = checked(parameters)
  checkChainId(chainId)
  checkWords({ taskId })
  return request(client, {
    path: path`/v1/chains/${chainId}/relay/status/${taskId}`,
    schema: relayStatusSchema,
    signal,
  })
}
