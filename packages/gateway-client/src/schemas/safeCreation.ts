import type * as Wire from '@ghost-pay/gateway-wire'

import { object, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { amount } from './amounts.ts'
import { callSchema, type DataDecoded } from './dataDecoded.ts'
import { type Hash, hashSchema, type Hex, hexSchema } from './hex.ts'
import { maybe } from './primitives.ts'
import { isoTimestamp } from './times.ts'

/** How an account was created. */
export type SafeCreation = {
  /** Milliseconds since 1970. */
  created: number
  creator: Address
  transactionHash: Hash
  /** The contract that made it. */
  factoryAddress: Address | null
  /** The contract whose code it began with. */
  masterCopy: Address | null
  /** The call that set it up. */
  setupData: Hex | null
  saltNonce: bigint | null
  dataDecoded: DataDecoded | null
}

/** How an account was created; the time in milliseconds. */
export const safeCreationSchema: Schema<SafeCreation> = object({
  created: isoTimestamp,
  creator: addressSchema,
  transactionHash: hashSchema,
  factoryAddress: maybe(addressSchema),
  masterCopy: maybe(addressSchema),
  setupData: maybe(hexSchema),
  saltNonce: maybe(amount),
  dataDecoded: maybe(callSchema),
}) satisfies Schema<SafeCreation, Wire.CreationTransaction>
