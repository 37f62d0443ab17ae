import { type Address, type Hash, hashTypedData, type Hex } from 'viem'
import type { Config } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import { ownSignature } from '@ghost-pay/safe-account/signing'
import { deleteTransactionTypedData } from '@ghost-pay/safe-protocol/service'

import { verifyWallet } from '../../../data/walletAccess.ts'

/**
 * Asks the wallet of who proposed a transaction to sign that the gateway may drop it. It is no signature of the transaction, and
 * nothing on the chain changes by it.
 *
 * @returns the signature that the gateway asks for
 * @throws CheckError or CheckFailedError when another wallet is connected by now, or signs something else or with another key; whatever the wallet throws
 */
export async function requestDeletion(
  config: Config,
  {
    chainId,
    safe,
    safeTxHash,
    proposer,
  }: { chainId: number; safe: Address; safeTxHash: Hash; proposer: Address },
): Promise<Hex> {
  await verifyWallet(config, proposer, chainId)
  const request = deleteTransactionTypedData({ chainId, safe, safeTxHash, at: Date.now() })
  const answer = await signTypedData(config, { account: proposer, ...request })
  return ownSignature(answer, proposer, hashTypedData(request))
}
