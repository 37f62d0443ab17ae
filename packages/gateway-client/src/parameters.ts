import type { Address } from './schemas/address.ts'
import type { Hex } from './schemas/hex.ts'

/** Which shared account a call is about. */
export type SafeId = {
  chainId: number
  /** In any case; the gateway answers with checksummed ones. */
  address: Address
}

/** A whole number of base units: bigint, or decimal text. */
export type AmountInput = bigint | string

/** A nonce or another count. */
export type CountInput = number | bigint | string

/** What every call takes besides its own parameters. */
export type RequestOptions = {
  /** Aborting it ends the request with `GatewayAbortError`. */
  signal?: AbortSignal | undefined
}

/** What every list takes besides its own parameters. */
export type PageOptions = RequestOptions & {
  /** The `next` or `previous` of a page. Replaces path and parameters. */
  pageUrl?: string | null | undefined
}

/** A call that an account may make. */
export type CallInput = {
  to: Address
  /** In the chain's smallest unit (wei). */
  value: AmountInput
  data?: Hex | null | undefined
  /** 0 (default) is a call, 1 a delegatecall. */
  operation?: 0 | 1 | undefined
}

/** A transaction as owners sign it. Gas fields and tokens that are left out are zero. */
export type TransactionInput = CallInput & {
  nonce: CountInput
  safeTxGas?: CountInput | undefined
  baseGas?: CountInput | undefined
  gasPrice?: CountInput | undefined
  gasToken?: Address | undefined
  refundReceiver?: Address | undefined
}
