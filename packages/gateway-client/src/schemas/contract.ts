import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, record, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { anything } from './anything.ts'
import { flag, maybe, text } from './primitives.ts'

/** A contract as the gateway knows it. */
export type Contract = {
  address: Address
  name: string | null
  displayName: string | null
  logoUri: string | null
  contractAbi: {
    abi: Record<string, unknown>[]
  } | null
  trustedForDelegateCall: boolean
}

/** A contract as the gateway knows it. */
export const contractSchema: Schema<Contract> = object({
  address: addressSchema,
  name: maybe(text),
  displayName: maybe(text),
  logoUri: maybe(text),
  contractAbi: maybe(object({ abi: array(record(anything)) })),
  trustedForDelegateCall: flag,
}) satisfies Schema<Contract, Wire.Contract>
