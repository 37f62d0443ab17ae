import { type Address, getAddress, type Hash, isAddressEqual, isHash, isHex } from 'viem'
import { ownMessageHash, type SignableMessage } from '@ghost-pay/safe-account/messages'

import type { SignedMessage } from './requestMessageSignature.ts'

/** A message that was signed and whose signature the gateway has not taken yet, with all that is needed to hand it over. */
export type KeptMessage = { signed: SignedMessage; signable: SignableMessage }

/** Keeps one more; it takes the place of an older signature of the same signer for the same message. */
export const keepMessage = (
  all: readonly KeptMessage[],
  one: KeptMessage,
): readonly KeptMessage[] => [...dropMessage(all, one.signed), one]

/** Drops the signature of a signer for a message. */
export const dropMessage = (
  all: readonly KeptMessage[],
  { signer, messageHash }: Pick<SignedMessage, 'signer' | 'messageHash'>,
): readonly KeptMessage[] => all.filter(({ signed }) => !isOf(signed, signer, messageHash))

/** The kept signature of a signer for a message. */
export const findMessage = (
  all: readonly KeptMessage[],
  signer: Address | undefined,
  hash: Hash | undefined,
): KeptMessage | undefined =>
  signer === undefined || hash === undefined
    ? undefined
    : all.find(({ signed }) => isOf(signed, signer, hash))

const isOf = (signed: SignedMessage, signer: Address, hash: Hash): boolean =>
  signed.messageHash === hash && isAddressEqual(signed.signer, signer)

/**
 * Reads a kept message as it was stored: what counts is that the message gives the hash that was signed.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readKeptMessage(stored: unknown): KeptMessage | undefined {
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
}
