import { checked, checkSafe, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { filterUnreadable } from '../http/filterUnreadable.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { NotificationType } from '../schemas/notification.ts'
import { notificationTypesSchema } from '../schemas/notification.ts'
import type { UnknownMember } from '../schemas/union.ts'

/** What `getDeviceSubscriptions` takes. */
export type GetDeviceSubscriptionsParameters = SafeId & RequestOptions & { deviceUuid: string }

/** Lists what a device is notified of in an account (GET v2 notifications). Needs the session of an owner. */
export async function getDeviceSubscriptions(
  client: GatewayClient,
  parameters: GetDeviceSubscriptionsParameters,
): Promise<({ name: NotificationType } | UnknownMember)[]> {
  const { chainId, address, deviceUuid, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkWords({ deviceUuid })
  const list = await request(client, {
    path: path`/v2/chains/${chainId}/notifications/devices/${deviceUuid}/safes/${address}`,
    session: true,
    schema: notificationTypesSchema,
    signal,
  })
  return filterUnreadable(client, list)
}
