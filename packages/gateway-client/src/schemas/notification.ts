import { openEnum, text } from './primitives.ts'
import { array, object, type Output } from '../schema.ts'

/** What a device can be told of. */
export type NotificationType = Output<typeof notificationTypesSchema>[number]['name']
export type DeviceRegistration = Output<typeof deviceRegistrationSchema>

export const notificationTypesSchema = array(
  object({
    name: openEnum<
      | 'CONFIRMATION_REQUEST'
      | 'DELETED_MULTISIG_TRANSACTION'
      | 'EXECUTED_MULTISIG_TRANSACTION'
      | 'INCOMING_ETHER'
      | 'INCOMING_TOKEN'
      | 'MESSAGE_CONFIRMATION_REQUEST'
      | 'MODULE_TRANSACTION'
    >(),
  }),
)

export const deviceRegistrationSchema = object({ deviceUuid: text })
