import type * as Wire from '@ghost-pay/gateway-wire'

import { object, type Schema } from '../schema.ts'
import { count } from './numbers.ts'

/** The nonce an account is at, and the one for a new transaction. */
export type SafeNonces = {
  /** Of the next transaction that is executed. */
  currentNonce: number
  /** After everything that waits. */
  recommendedNonce: number
}

/** The nonce an account is at, and the one for a new transaction. */
export const safeNoncesSchema: Schema<SafeNonces> = object({
  currentNonce: count,
  recommendedNonce: count,
}) satisfies Schema<SafeNonces, Wire.SafeNonces>
