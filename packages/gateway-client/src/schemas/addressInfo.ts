import type * as Wire from '@ghost-pay/gateway-wire'

import { object, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { maybe, text } from './primitives.ts'

/** An address with what the gateway knows of it. */
export type AddressInfo = {
  value: Address
  /** A name for people. */
  name: string | null
  logoUri: string | null
}

/** An address with what the gateway knows of it. */
export const addressInfoSchema: Schema<AddressInfo, Wire.AddressInfo> = object({
  value: addressSchema,
  name: maybe(text),
  logoUri: maybe(text),
})
