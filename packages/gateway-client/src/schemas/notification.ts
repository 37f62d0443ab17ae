import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, type Schema } from '../schema.ts'
import { type OpenEnum, text } from './primitives.ts'
import { orUnknown, type UnknownMember } from './union.ts'

/** What a device can be notified of. */
export type NotificationType = OpenEnum<
  | 'CONFIRMATION_REQUEST'
  | 'DELETED_MULTISIG_TRANSACTION'
  | 'EXECUTED_MULTISIG_TRANSACTION'
  | 'INCOMING_ETHER'
  | 'INCOMING_TOKEN'
  | 'MESSAGE_CONFIRMATION_REQUEST'
  | 'MODULE_TRANSACTION'
>
/** The name under which a device is registered. */
export type DeviceRegistration = {
  deviceUuid: string
}

/** What a device is notified of in an account; an item that cannot be read stays in the list. */
export const notificationTypesSchema: Schema<({ name: NotificationType } | UnknownMember)[]> =
  array(orUnknown(object({ name: text }))) satisfies Schema<
    ({ name: NotificationType } | UnknownMember)[],
    Wire.NotificationTypeResponseDto[]
  >

/** The name under which a device is registered. */
export const deviceRegistrationSchema: Schema<DeviceRegistration> = object({
  deviceUuid: text,
}) satisfies Schema<DeviceRegistration, Wire.Answers['POST /v2/register/notifications']>
