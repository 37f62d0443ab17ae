import { getAddress, isHex } from 'viem'
import { safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { Signed } from '../signing/Signed.ts'
import type { EntryKind } from './keyedList.ts'

/** A signature that was given and that the gateway has not taken yet, with all that is needed to hand it over. */
export type KeptSignature = {
  signed: Signed
  signable: SignableTransaction
  /** Whether the gateway has not seen the transaction itself either. */
  isProposal: boolean
}

/** The signatures that no gateway has taken yet, one of a signer for a transaction. */
export const keptSignatureKind: EntryKind<
  { signed: Pick<Signed, 'signer' | 'safeTxHash'> },
  KeptSignature
> = {
  keyOf: ({ signed }) => `${signed.signer.toLowerCase()}.${signed.safeTxHash}`,
  readOne: (stored) => {
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
  },
}
