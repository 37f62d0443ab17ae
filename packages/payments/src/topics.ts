import type { Hex } from 'viem'
import { toEventSelector } from 'viem/utils'

// Functions, so that an import computes nothing.

/** First topic of an ERC-20 transfer. */
export const transferTopic = (): Hex => toEventSelector('Transfer(address,address,uint256)')

/** First topic by which an account (1.3.0 and later) says that it was paid in the chain's own currency. */
export const receivedTopic = (): Hex => toEventSelector('SafeReceived(address,uint256)')

/** First topic by which an account says that a transaction of its owners was carried out. */
export const successTopic = (): Hex => toEventSelector('ExecutionSuccess(bytes32,uint256)')

/** First topic by which an account says that a transaction of its owners failed. */
export const failureTopic = (): Hex => toEventSelector('ExecutionFailure(bytes32,uint256)')
