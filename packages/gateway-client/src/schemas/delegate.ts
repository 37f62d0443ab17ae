import { object, type Output } from '../schema.ts'
import { pageSchema } from './page.ts'
import { addressSchema, maybe, text } from './primitives.ts'

/** Someone who may propose for an owner. */
export type Delegate = Output<typeof delegateSchema>
/** A page of delegates. */
export type DelegatePage = Output<typeof delegatePageSchema>

/** Someone who may propose for an owner, in one account or (`safe` is `null`) in all of theirs. */
export const delegateSchema = object({
  safe: maybe(addressSchema),
  delegate: addressSchema,
  delegator: addressSchema,
  label: maybe(text),
})

/** A page of delegates. */
export const delegatePageSchema = pageSchema(delegateSchema)
