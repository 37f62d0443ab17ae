import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { isApproved } from '@ghost-pay/safe-account'
import { approvedHashSignature } from '@ghost-pay/safe-protocol'

import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { ownSignature } from './ownSignature.ts'
import { verifyCopy } from './verifyCopy.ts'
import { readOwners } from './verifyOwner.ts'

/**
 * Checks a signature that was kept in this browser before it is handed over: the signer is an owner today, and the signature is the
 * signer's and for the hash that is shown (behaviour/payments#kept-signatures). An approval on the chain holds where the account counts it.
 *
 * @param account the account, and the hash that the page shows
 * @throws CheckError that passes when the node did not answer; one that does not pass when the signature is good for nothing
 */
export async function verifyKept(
  config: Config,
  { chainId, safe, hash }: { chainId: number; safe: Address; hash: Hash },
  { signer, signature }: { signer: Address; signature: Hex },
): Promise<void> {
  const { owners } = await readOwners(config, { chainId, safe })
  if (!owners.some((owner) => isAddressEqual(owner, signer))) {
    throw new CheckError(speak(verifyCopy, 'verify.kept.stranger'), { by: 'chain' })
  }
  const holds =
    signature.toLowerCase() === approvedHashSignature(signer).toLowerCase()
      ? await isApproved(chainClient(config, chainId), { safe, hash }, signer).catch(
          (cause: unknown) => {
            throw new CheckError(speak(verifyCopy, 'verify.kept.unread'), {
              by: 'chain',
              passing: true,
              cause,
            })
          },
        )
      : await ownSignature(signature, signer, hash).then(
          () => true,
          () => false,
        )
  if (!holds) throw new CheckError(speak(verifyCopy, 'verify.kept.other'))
}
