import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, type Schema } from '../schema.ts'
import { type AddressInfo, addressInfoSchema } from './addressInfo.ts'
import { count, countText, threshold } from './numbers.ts'
import { maybe, text } from './primitives.ts'
import { orUnknown, type UnknownMember } from './union.ts'

/** An account in a list of accounts. */
export type SafeOverview = {
  address: AddressInfo
  chainId: number
  /** How many owners must sign. */
  threshold: number
  owners: AddressInfo[]
  /** Decimal text in the requested currency. */
  fiatTotal: string
  /** Transactions that wait. */
  queued: number
  /** Of those, how many wait for the requested wallet. */
  awaitingConfirmation: number | null
}

/** An account in a list of accounts; the total is decimal text. */
export const safeOverviewSchema: Schema<SafeOverview, Wire.SafeOverview> = object({
  address: addressInfoSchema,
  chainId: countText,
  threshold,
  owners: array(addressInfoSchema),
  fiatTotal: text,
  queued: count,
  awaitingConfirmation: maybe(count),
})

/** Accounts in a list; one that cannot be read stays among them. */
export const safeOverviewsSchema: Schema<(SafeOverview | UnknownMember)[]> = array(
  orUnknown(safeOverviewSchema),
) satisfies Schema<(SafeOverview | UnknownMember)[], Wire.SafeOverview[]>
