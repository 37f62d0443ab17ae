import { checked, checkLists, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { request } from '../request.ts'

/** What `deleteCounterfactualSafes` takes. */
export type DeleteCounterfactualSafesParameters = RequestOptions & { safes: SafeId[] }

/** Forgets accounts that have no contract yet (DELETE counterfactual-safes). */
export async function deleteCounterfactualSafes(
  client: GatewayClient,
  parameters: DeleteCounterfactualSafesParameters,
): Promise<void> {
  const { safes, signal } = checked(parameters)
  checkLists({ safes })
  safes.forEach(checkSafe)
  return request(client, {
    method: 'DELETE',
    path: '/v1/users/counterfactual-safes',
    body: {
      safes: safes.map(({ chainId, address }) => ({ chainId: String(chainId), address })),
    } satisfies Body<'DELETE /v1/users/counterfactual-safes'>,
    session: true,
    schema: undefined,
    signal,
  })
}
