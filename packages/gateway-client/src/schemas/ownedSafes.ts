import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, record, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { setApart } from './page.ts'
import { maybe } from './primitives.ts'
import { orUnknown, type UnknownMember } from './union.ts'

/** Accounts of an owner on one chain. */
export type OwnedSafes = {
  safes: Address[]
  /** The entries of the answer that are not addresses, when there are any. */
  unreadable?: UnknownMember[]
}
/** Accounts of an owner by chain id; `null` for a chain that the gateway could not reach. */
export type AllOwnedSafes = Record<string, Address[] | null>

/** Accounts of an owner on one chain. */
export const ownedSafesSchema: Schema<OwnedSafes> = setApart(
  object({ safes: array(orUnknown(addressSchema)) }),
  'safes',
) satisfies Schema<OwnedSafes, Wire.SafeList>

/**
 * Accounts by chain id; `null` where the gateway could not reach that chain. What is no address has no place in a list of addresses, and
 * nothing stands beside the chains that could hold it: the answer is refused.
 */
export const allOwnedSafesSchema: Schema<AllOwnedSafes> = record(
  maybe(array(addressSchema)),
) satisfies Schema<AllOwnedSafes, Wire.Answers['GET /v3/owners/{ownerAddress}/safes']>
