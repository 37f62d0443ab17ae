import { addressSchema, maybe, text } from './primitives.ts'
import { pageSchema } from './page.ts'
import { object, type Output } from '../schema.ts'

export type Delegate = Output<typeof delegateSchema>
export type DelegatePage = Output<typeof delegatePageSchema>

/** Someone who may propose for an owner, in one account or (`safe` is `null`) in all of theirs. */
export const delegateSchema = object({
  safe: maybe(addressSchema),
  delegate: addressSchema,
  delegator: addressSchema,
  label: maybe(text),
})

export const delegatePageSchema = pageSchema(delegateSchema)
