import { array, object, type Output, record } from '../schema.ts'
import { addressSchema, amount, count, countText, hexSchema, maybe, text } from './primitives.ts'

/** An account that has an address and no contract yet. */
export type CounterfactualSafe = Output<typeof counterfactualSafeSchema>
/** Accounts without a contract yet, by chain id. */
export type CounterfactualSafes = { safes: Record<string, CounterfactualSafe[]> }

/** An account that has an address and no contract yet, with what its contract will be made of. */
export const counterfactualSafeSchema = object({
  chainId: maybe(countText),
  address: addressSchema,
  factoryAddress: addressSchema,
  masterCopy: addressSchema,
  saltNonce: text,
  safeVersion: text,
  threshold: count,
  owners: array(addressSchema),
  fallbackHandler: maybe(addressSchema),
  to: maybe(addressSchema),
  data: maybe(hexSchema),
  paymentToken: maybe(addressSchema),
  payment: maybe(amount),
  paymentReceiver: maybe(addressSchema),
})

/** By chain id. */
export const counterfactualSafesSchema = object({ safes: record(array(counterfactualSafeSchema)) })
