import { joinSignatures } from '@ghost-pay/safe-protocol'

import type { MessageRecord } from '../offchain/OffchainState.ts'
import { asDate, signatureTypeOf } from './serviceTransaction.ts'

/** A message as the transaction service describes it. */
export function serviceMessage(message: MessageRecord) {
  const { confirmations, origin } = message
  return {
    created: asDate(message.createdAt),
    modified: asDate(message.modifiedAt),
    safe: message.safe,
    messageHash: message.messageHash,
    message: message.message,
    proposedBy: message.proposedBy,
    // Apps are named in the origin; numbers of an app list are not kept.
    safeAppId: null,
    confirmations: confirmations.map(({ owner, signature, at }) => ({
      created: asDate(at),
      modified: asDate(at),
      owner,
      signature,
      signatureType: signatureTypeOf(signature),
    })),
    preparedSignature: joinSignatures(confirmations),
    origin: origin ?? '{}',
  }
}
