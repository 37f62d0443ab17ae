import { checkChainId, checked, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'

/** What `deleteDevice` takes. */
export type DeleteDeviceParameters = RequestOptions & { chainId: number; deviceUuid: string }

/** Ends all notifications of a device on a chain (DELETE v2 notifications/devices). */
export async function deleteDevice(
  client: GatewayClient,
  parameters: DeleteDeviceParameters,
): Promise<void> {
  const { chainId, deviceUuid, signal } = checked(parameters)
  checkChainId(chainId)
  checkWords({ deviceUuid })
  return request(client, {
    method: 'DELETE',
    path: path`/v2/chains/${chainId}/notifications/devices/${deviceUuid}`,
    session: true,
    schema: undefined,
    signal,
  })
}
