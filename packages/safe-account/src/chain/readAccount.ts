import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import { safeAbi } from '@ghost-pay/safe-protocol'

import type { ChainClient } from './ChainClient.ts'

/** A shared account as its own contract says: what a signer needs of it. */
export type AccountOnChain = {
  owners: readonly Address[]
  threshold: number
  /** The nonce of the next execution. */
  nonce: number
  version: string
}

/**
 * Asks an account's own contract who owns it, how many must sign, where its nonce is, and its version. For the checks
 * right before something is signed or sent: they use no answer that was read earlier, and ask only for what they need.
 *
 * @throws what viem throws when the chain does not answer, or this is no account
 */
export async function readAccount(
  client: ChainClient,
  { address }: { address: Address },
): Promise<AccountOnChain> {
  const account = { address, abi: safeAbi } as const
  const [owners, threshold, nonce, version] = await Promise.all([
    readContract(client, { ...account, functionName: 'getOwners' }),
    readContract(client, { ...account, functionName: 'getThreshold' }),
    readContract(client, { ...account, functionName: 'nonce' }),
    readContract(client, { ...account, functionName: 'VERSION' }),
  ])
  return { owners, threshold: Number(threshold), nonce: Number(nonce), version }
}
