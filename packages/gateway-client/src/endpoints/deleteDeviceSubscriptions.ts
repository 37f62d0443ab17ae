import { checked, checkSafe, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'

/** What `deleteDeviceSubscriptions` takes. */
export type DeleteDeviceSubscriptionsParameters = SafeId & RequestOptions & { deviceUuid: string }

/** Ends the notifications of a device about one account (DELETE v2 notifications). */
export async function deleteDeviceSubscriptions(
  client: GatewayClient,
  parameters: DeleteDeviceSubscriptionsParameters,
): Promise<void> {
  const { chainId, address, deviceUuid, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkWords({ deviceUuid })
  return request(client, {
    method: 'DELETE',
    path: path`/v2/chains/${chainId}/notifications/devices/${deviceUuid}/safes/${address}`,
    session: true,
    schema: undefined,
    signal,
  })
}
