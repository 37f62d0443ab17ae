import { checkChainId, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'

/** What `deleteDevice` takes. */
export type DeleteDeviceParameters = RequestOptions & { chainId: number; deviceUuid: string }

/** Ends everything a device is told on a chain (DELETE v2 notifications/devices). */
export async function deleteDevice(
  client: GatewayClient,
  { chainId, deviceUuid, signal }: DeleteDeviceParameters,
): Promise<void> {
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
