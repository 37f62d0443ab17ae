import { addressSchema, amount, anything, count, hashSchema, maybe, text } from './primitives.ts'
import { pageSchema } from './page.ts'
import { object, type Output, record } from '../schema.ts'

export type Relay = Output<typeof relaySchema>
export type RelaysRemaining = Output<typeof relaysRemainingSchema>
export type RelayStatus = Output<typeof relayStatusSchema>
export type GasToken = Output<typeof gasTokenSchema>
export type GasTokenPage = Output<typeof gasTokenPageSchema>
export type FeePreview = Output<typeof feePreviewSchema>

export const relaySchema = object({ taskId: text })

export const relaysRemainingSchema = object({ remaining: count, limit: count })

/** 100 waiting, 110 sent, 200 done, 400 refused, 500 failed. */
export const relayStatusSchema = object({
  status: count,
  receipt: maybe(object({ transactionHash: maybe(hashSchema) })),
})

/** A token in which fees can be paid. */
export const gasTokenSchema = object({ address: addressSchema, symbol: text })

export const gasTokenPageSchema = pageSchema(gasTokenSchema)

/** What a transaction's refund fields must be for its fee to be paid. */
export const feePreviewSchema = object({
  txData: object({
    safeTxGas: maybe(amount),
    baseGas: maybe(amount),
    gasPrice: maybe(amount),
    gasToken: maybe(addressSchema),
    refundReceiver: maybe(addressSchema),
  }),
  relayCost: maybe(anything),
  feeBreakdown: maybe(record(anything)),
  maxFeeCapUsd: maybe(anything),
})
