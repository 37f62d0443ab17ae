import { type Address, getAddress, type Hash, type Hex, isHash, isHex } from 'viem'

import type { EntryKind } from '../store/keyedList.ts'
import { ownMessageHash } from './ownMessageHash.ts'
import type { SignableMessage } from './SignableMessage.ts'

/** A signature of a message, who gave it, and for which hash. */
export type SignedMessage = { signature: Hex; signer: Address; messageHash: Hash }

/** A message that was signed and whose signature the gateway has not taken yet, with all that is needed to hand it over. */
export type KeptMessage = { signed: SignedMessage; signable: SignableMessage }

/** The messages that no gateway has taken yet, one of a signer for a message. */
export const keptMessageKind: EntryKind<
  { signed: Pick<SignedMessage, 'signer' | 'messageHash'> },
  KeptMessage
> = {
  keyOf: ({ signed }) => `${signed.signer.toLowerCase()}.${signed.messageHash}`,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws below, or gives another hash.
    const { signed, signable } = stored as KeptMessage
    const { chainId, safe, version, message } = signable
    const read: SignableMessage = {
      chainId: Number(chainId),
      safe: getAddress(safe),
      version,
      message,
    }
    const { messageHash, signature, signer } = signed
    if (!isHash(messageHash) || ownMessageHash(read) !== messageHash || !isHex(signature)) {
      return undefined
    }
    return { signed: { messageHash, signature, signer: getAddress(signer) }, signable: read }
  },
}
