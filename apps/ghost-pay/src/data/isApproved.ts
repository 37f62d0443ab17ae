import type { Address, Hash } from 'viem'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { safeAbi } from '@ghost-pay/safe-protocol'

/**
 * Whether an account counts an owner's approval of a hash that was sent to its contract.
 *
 * @throws whatever the node throws
 */
export async function isApproved(
  config: Config,
  { chainId, safe, hash }: { chainId: number; safe: Address; hash: Hash },
  owner: Address,
): Promise<boolean> {
  const approved = await readContract(config, {
    chainId,
    address: safe,
    abi: safeAbi,
    functionName: 'approvedHashes',
    args: [owner, hash],
  })
  return approved !== 0n
}
