import type { Address } from 'viem'
import type { SafeMessageTypedDataInput } from '@ghost-pay/safe-protocol'

/** A message of an account, as its owners sign it. */
export type SignableMessage = {
  chainId: number
  safe: Address
  /** Version of the account's contract, as it reports it. */
  version: string
  /** Text, or EIP-712 data. */
  message: MessageData
}

/** Text, or EIP-712 data. */
export type MessageData = string | SafeMessageTypedDataInput
