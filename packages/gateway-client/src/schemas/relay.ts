import type * as Wire from '@ghost-pay/gateway-wire'

import { object, record, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { amount } from './amounts.ts'
import { anything } from './anything.ts'
import { type Hash, hashSchema } from './hex.ts'
import { count } from './numbers.ts'
import { type Page, pageSchema } from './page.ts'
import { maybe, optional, text } from './primitives.ts'

/** A transaction that a relayer sends. */
export type Relay = {
  taskId: string
}
/** How many relays an account has left, and of how many. */
export type RelaysRemaining = {
  remaining: number
  limit: number
}
/** How far a relayed transaction is. */
export type RelayStatus = {
  /** 100 waiting, 110 sent, 200 done, 400 refused, 500 failed. */
  status: number
  receipt: {
    transactionHash: Hash | null
  } | null
}
/** A token in which fees can be paid. */
export type GasToken = {
  address: Address
  symbol: string
}
/** A page of tokens in which fees can be paid. */
export type GasTokenPage = Page<GasToken>
/** What a relayed transaction would cost. */
export type FeePreview = {
  txData: {
    safeTxGas: bigint | null
    baseGas: bigint | null
    gasPrice: bigint | null
    gasToken: Address | null
    refundReceiver: Address | null
  }
  relayCost: unknown
  feeBreakdown: Record<string, unknown> | null
  maxFeeCapUsd: unknown
}

/** The name under which a relayed transaction can be followed. */
export const relaySchema: Schema<Relay> = object({ taskId: text }) satisfies Schema<
  Relay,
  Wire.Relay
>

/** How many relays an account has left, and of how many. */
export const relaysRemainingSchema: Schema<RelaysRemaining> = object({
  remaining: count,
  limit: count,
}) satisfies Schema<RelaysRemaining, Wire.RelaysRemaining>

/** 100 waiting, 110 sent, 200 done, 400 refused, 500 failed. */
export const relayStatusSchema: Schema<RelayStatus> = object({
  status: count,
  receipt: optional(object({ transactionHash: maybe(hashSchema) })),
}) satisfies Schema<RelayStatus, Wire.RelayTaskStatus>

/** A token in which fees can be paid. */
export const gasTokenSchema: Schema<GasToken, Wire.GasToken> = object({
  address: addressSchema,
  symbol: text,
})

/** A page of tokens in which fees can be paid. */
export const gasTokenPageSchema: Schema<GasTokenPage> = pageSchema(gasTokenSchema) satisfies Schema<
  GasTokenPage,
  Wire.GasTokenPage
>

/** What a transaction's refund fields must be for its fee to be paid. */
export const feePreviewSchema: Schema<FeePreview> = object({
  txData: object({
    safeTxGas: maybe(amount),
    baseGas: maybe(amount),
    gasPrice: maybe(amount),
    gasToken: maybe(addressSchema),
    refundReceiver: maybe(addressSchema),
  }),
  relayCost: optional(anything),
  feeBreakdown: optional(record(anything)),
  maxFeeCapUsd: optional(anything),
}) satisfies Schema<FeePreview, Wire.FeePreviewResponse>
