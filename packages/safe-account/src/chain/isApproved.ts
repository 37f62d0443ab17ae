import type { Address, Hash } from 'viem'
import { readContract } from 'viem/actions'
import { safeAbi } from '@ghost-pay/safe-protocol'

import type { ChainClient } from './ChainClient.ts'

/**
 * Whether an account counts an owner's approval of a hash that was sent to its contract.
 *
 * @throws what viem throws when the node does not answer, or this is no account
 */
export async function isApproved(
  client: ChainClient,
  { safe, hash }: { safe: Address; hash: Hash },
  owner: Address,
): Promise<boolean> {
  const approved = await readContract(client, {
    address: safe,
    abi: safeAbi,
    functionName: 'approvedHashes',
    args: [owner, hash],
  })
  return approved !== 0n
}
