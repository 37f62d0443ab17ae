import type { Address } from 'viem'
import type { SafeTransaction } from '@ghost-pay/safe-protocol'

/** A transaction of an account, as it will be signed. */
export type SignableTransaction = {
  chainId: number
  safe: Address
  /** Version of the account's contract, as it reports it. */
  version: string
  transaction: SafeTransaction
}
