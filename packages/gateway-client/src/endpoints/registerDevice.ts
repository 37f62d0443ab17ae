import { checked, checkLists, checkSafe, checkWords, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { request } from '../request.ts'
import type { NotificationType } from '../schemas/notification.ts'
import { type DeviceRegistration, deviceRegistrationSchema } from '../schemas/notification.ts'

/** What `registerDevice` takes. */
export type RegisterDeviceParameters = RequestOptions & {
  /** The device's address at Firebase Cloud Messaging. */
  cloudMessagingToken: string
  safes: (SafeId & { notificationTypes: NotificationType[] })[]
  deviceType: 'ANDROID' | 'IOS' | 'WEB'
  /** Of a device that is registered already. */
  deviceUuid?: string | undefined
}

/** Subscribes a device to what happens in accounts (POST v2 register/notifications). */
export async function registerDevice(
  client: GatewayClient,
  parameters: RegisterDeviceParameters,
): Promise<DeviceRegistration> {
  const { cloudMessagingToken, safes, deviceType, deviceUuid, signal } = checked(parameters)
  checkLists({ safes })
  safes.forEach(checkSafe)
  checkWords(given({ deviceUuid }))
  return request(client, {
    path: '/v2/register/notifications',
    body: {
      cloudMessagingToken,
      safes: safes.map((safe) => ({ ...safe, chainId: String(safe.chainId) })),
      deviceType,
      deviceUuid,
    } satisfies Body<'POST /v2/register/notifications'>,
    session: true,
    about: { deviceUuid },
    schema: deviceRegistrationSchema,
    signal,
  })
}
