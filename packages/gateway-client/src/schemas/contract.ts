import { array, object, type Output, record } from '../schema.ts'
import { addressSchema, anything, flag, maybe, text } from './primitives.ts'

/** A contract as the gateway knows it. */
export type Contract = Output<typeof contractSchema>

/** A contract as the gateway knows it. */
export const contractSchema = object({
  address: addressSchema,
  name: maybe(text),
  displayName: maybe(text),
  logoUri: maybe(text),
  contractAbi: maybe(object({ abi: array(record(anything)) })),
  trustedForDelegateCall: flag,
})
