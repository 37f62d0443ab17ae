import type * as Wire from '@ghost-pay/gateway-wire'

import { object, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { type Page, pageSchema } from './page.ts'
import { maybe, text } from './primitives.ts'

/** An address that may propose for an owner. */
export type Delegate = {
  /** `null`: in all accounts of the owner. */
  safe: Address | null
  /** Who may propose. */
  delegate: Address
  /** The owner. */
  delegator: Address
  label: string | null
}
/** A page of delegates. */
export type DelegatePage = Page<Delegate>

/** An address that may propose for an owner, in one account or (`safe` is `null`) in all accounts of the owner. */
export const delegateSchema: Schema<Delegate, Wire.Delegate> = object({
  safe: maybe(addressSchema),
  delegate: addressSchema,
  delegator: addressSchema,
  label: maybe(text),
})

/** A page of delegates. */
export const delegatePageSchema: Schema<DelegatePage> = pageSchema(delegateSchema) satisfies Schema<
  DelegatePage,
  Wire.DelegatePage
>
