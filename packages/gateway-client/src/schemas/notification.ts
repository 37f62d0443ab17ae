import { array, object, type Output } from '../schema.ts'
import { openEnum, text } from './primitives.ts'

/** What a device can be told of. */
export type NotificationType = Output<typeof notificationTypesSchema>[number]['name']
/** The name under which a device is registered. */
export type DeviceRegistration = Output<typeof deviceRegistrationSchema>

/** What a device is told of an account. */
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

/** The name under which a device is registered. */
export const deviceRegistrationSchema = object({ deviceUuid: text })
