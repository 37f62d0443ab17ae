import { concat, type Hash } from 'viem'
import { safeMessageDigests, verifyMessage } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import {
  type CheckedSignature,
  type ClaimedSignatures,
  judgeConfirmations,
} from '../checks/checkSignatures.ts'
import { confirmOnChain } from '../checks/readSignatures.ts'
import { ownMessageHash } from './ownMessageHash.ts'
import type { SignableMessage } from './SignableMessage.ts'

/** A message that a gateway shows, whose hash and signatures were computed again. */
export type CheckedMessage = {
  /** Worked out on this device; undefined for what has none. */
  hash: Hash | undefined
  signatures: readonly CheckedSignature[]
}

/**
 * Who has really signed a message: recovers the signatures against the hash of these very words, and asks the chain for those of
 * contracts (behaviour/messages#signatures).
 *
 * @param owners the account's owners, from the chain
 * @throws what viem throws when the chain has to be asked and the node does not answer
 */
export async function readMessageSignatures(
  client: ChainClient,
  signable: SignableMessage,
  { confirmations, owners }: ClaimedSignatures,
): Promise<CheckedMessage> {
  const hash = ownMessageHash(signable)
  if (hash === undefined) {
    return { hash, signatures: confirmations.map((one) => ({ ...one, worth: 'invalid' })) }
  }
  const { domainHash, messageHash } = safeMessageDigests(signable)
  const { safe, version } = signable
  const found = await verifyMessage({ ...signable, confirmations, owners })
  return {
    hash,
    signatures: await confirmOnChain(
      client,
      { safe, version, hash, preimage: concat(['0x1901', domainHash, messageHash]) },
      judgeConfirmations(confirmations, found),
    ),
  }
}
