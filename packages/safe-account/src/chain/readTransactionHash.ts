import type { Hash } from 'viem'
import { readContract } from 'viem/actions'
import { safeAbi, safeCallArguments } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { ChainClient } from './ChainClient.ts'

/**
 * The hash that an account's own contract computes for a transaction: what its owners really sign.
 *
 * @throws what viem throws when the node does not answer, or this is no account
 */
export function readTransactionHash(
  client: ChainClient,
  { safe, transaction }: SignableTransaction,
): Promise<Hash> {
  return readContract(client, {
    address: safe,
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [...safeCallArguments(transaction), transaction.nonce],
  })
}
