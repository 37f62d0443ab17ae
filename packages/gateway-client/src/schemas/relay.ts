import { object, type Output, record } from '../schema.ts'
import { pageSchema } from './page.ts'
import { addressSchema, amount, anything, count, hashSchema, maybe, text } from './primitives.ts'

/** A transaction that someone else is to send. */
export type Relay = Output<typeof relaySchema>
/** How many relays an account has left, and of how many. */
export type RelaysRemaining = Output<typeof relaysRemainingSchema>
/** How far a relayed transaction is. */
export type RelayStatus = Output<typeof relayStatusSchema>
/** A token in which fees can be paid. */
export type GasToken = Output<typeof gasTokenSchema>
/** A page of tokens in which fees can be paid. */
export type GasTokenPage = Output<typeof gasTokenPageSchema>
/** What a relayed transaction would cost. */
export type FeePreview = Output<typeof feePreviewSchema>

/** The name under which a relayed transaction can be followed. */
export const relaySchema = object({ taskId: text })

/** How many relays an account has left, and of how many. */
export const relaysRemainingSchema = object({ remaining: count, limit: count })

/** 100 waiting, 110 sent, 200 done, 400 refused, 500 failed. */
export const relayStatusSchema = object({
  status: count,
  receipt: maybe(object({ transactionHash: maybe(hashSchema) })),
})

/** A token in which fees can be paid. */
export const gasTokenSchema = object({ address: addressSchema, symbol: text })

/** A page of tokens in which fees can be paid. */
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
