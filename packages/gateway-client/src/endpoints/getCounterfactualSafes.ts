import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'
import { type CounterfactualSafes, counterfactualSafesSchema } from '../schemas/counterfactual.ts'

/** Lists the accounts of the signed-in user that have no contract yet (GET counterfactual-safes). */
export function getCounterfactualSafes(
  client: GatewayClient,
  { signal }: RequestOptions = {},
): Promise<CounterfactualSafes> {
  return request(client, {
    path: '/v1/users/counterfactual-safes',
    session: true,
    schema: counterfactualSafesSchema,
    signal,
  })
}
