import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import { approvedHashSignature } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isApproved } from '../chain/isApproved.ts'
import { readAccount } from '../chain/readAccount.ts'
import { CheckFailedError, unread } from './CheckFailedError.ts'
import { ownSignature } from './ownSignature.ts'

/**
 * Checks a signature that was kept on this device before it is handed over: the signer is an owner today, and the signature is the
 * signer's and for the hash that is shown (behaviour/payments#kept-signatures). An approval on the chain holds where the account counts it.
 *
 * @param account the account, and the hash that the page shows
 * @throws CheckFailedError `unread` when the node does not answer; `keptStranger` or `keptOther` when the signature is good for nothing
 */
export async function verifyKept(
  client: ChainClient,
  { safe, hash }: { safe: Address; hash: Hash },
  { signer, signature }: { signer: Address; signature: Hex },
): Promise<void> {
  const { owners } = await readAccount(client, { address: safe }).catch(unread('owners'))
  if (!owners.some((owner) => isAddressEqual(owner, signer))) {
    throw new CheckFailedError({ kind: 'keptStranger' })
  }
  const holds =
    signature.toLowerCase() === approvedHashSignature(signer).toLowerCase()
      ? await isApproved(client, { safe, hash }, signer).catch(unread('kept'))
      : await ownSignature(client, signature, signer, hash).then(
          () => true,
          () => false,
        )
  if (!holds) throw new CheckFailedError({ kind: 'keptOther' })
}
