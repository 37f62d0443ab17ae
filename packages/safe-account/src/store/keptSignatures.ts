import { type Address, getAddress, type Hash, isAddressEqual, isHex } from 'viem'
import { safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { Signed } from '../signing/Signed.ts'

/** A signature that was given and that the gateway has not taken yet, with all that is needed to hand it over. */
export type KeptSignature = {
  signed: Signed
  signable: SignableTransaction
  /** Whether the gateway has not seen the transaction itself either. */
  isProposal: boolean
}

/** Keeps one more; it takes the place of an older one of the same signer for the same transaction. */
export function keepSignature(
  all: readonly KeptSignature[],
  one: KeptSignature,
): readonly KeptSignature[] {
  return [...dropSignature(all, one.signed), one]
}

/** Drops the signature of a signer for a transaction. */
export function dropSignature(
  all: readonly KeptSignature[],
  { signer, safeTxHash }: Pick<Signed, 'signer' | 'safeTxHash'>,
): readonly KeptSignature[] {
  return all.filter(({ signed }) => !isOf(signed, signer, safeTxHash))
}

/** The kept signature of a signer for a transaction. */
export function findSignature(
  all: readonly KeptSignature[],
  signer: Address | undefined,
  hash: Hash | undefined,
): KeptSignature | undefined {
  if (signer === undefined || hash === undefined) return undefined
  return all.find(({ signed }) => isOf(signed, signer, hash))
}

const isOf = (signed: Signed, signer: Address, hash: Hash): boolean =>
  signed.safeTxHash === hash && isAddressEqual(signed.signer, signer)

/**
 * Reads a kept signature as it was stored: what counts is that the fields give the hash that was signed.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readKeptSignature(stored: unknown): KeptSignature | undefined {
  // Whatever is not as we wrote it throws below, or gives another hash.
  const { signed, signable, isProposal } = stored as Omit<KeptSignature, 'isProposal'> & {
    isProposal: unknown
  }
  const { chainId, safe, version, transaction } = signable
  const read: SignableTransaction = {
    chainId: Number(chainId),
    safe: getAddress(safe),
    version,
    transaction: toSafeTransaction(transaction),
  }
  if (safeTxHash(read) !== signed.safeTxHash || !isHex(signed.signature)) return undefined
  return {
    signed: { ...signed, signer: getAddress(signed.signer) },
    signable: read,
    isProposal: isProposal === true,
  }
}
