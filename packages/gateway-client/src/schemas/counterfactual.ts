import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, record, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { amount } from './amounts.ts'
import { type Hex, hexSchema } from './hex.ts'
import { countText, threshold } from './numbers.ts'
import { maybe, optional, text } from './primitives.ts'
import { orUnknown, type UnknownMember } from './union.ts'

/** An account that has an address and no contract yet. */
export type CounterfactualSafe = {
  chainId: number | null
  address: Address
  factoryAddress: Address
  masterCopy: Address
  /** Decimal text. */
  saltNonce: string
  safeVersion: string
  /** How many owners must sign. */
  threshold: number
  owners: Address[]
  fallbackHandler: Address | null
  /** The contract that is called while it is set up. */
  to: Address | null
  /** With what `to` is called. */
  data: Hex | null
  paymentToken: Address | null
  payment: bigint | null
  paymentReceiver: Address | null
}
/** Accounts without a contract yet, by chain id; one that cannot be read stays among them. */
export type CounterfactualSafes = {
  safes: Record<string, (CounterfactualSafe | UnknownMember)[]>
}

/** An account that has an address and no contract yet, with what its contract will be made of. */
export const counterfactualSafeSchema: Schema<CounterfactualSafe, Wire.GetCounterfactualSafeItem> =
  object({
    chainId: optional(countText),
    address: addressSchema,
    factoryAddress: addressSchema,
    masterCopy: addressSchema,
    saltNonce: text,
    safeVersion: text,
    threshold,
    owners: array(addressSchema),
    fallbackHandler: maybe(addressSchema),
    to: maybe(addressSchema),
    data: maybe(hexSchema),
    paymentToken: maybe(addressSchema),
    payment: maybe(amount),
    paymentReceiver: maybe(addressSchema),
  })

/** By chain id. */
export const counterfactualSafesSchema: Schema<CounterfactualSafes> = object({
  safes: record(array(orUnknown(counterfactualSafeSchema))),
}) satisfies Schema<CounterfactualSafes, Wire.GetCounterfactualSafesResponse>
