import type { Address, Hex } from 'viem'
import { type TransactionVerification, verifyTransaction } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'

/**
 * What a signature is worth.
 *
 * - `signed`: recovered; it is the owner's, and for this transaction.
 * - `onChain`: an approval or a contract's signature, of which only the chain knows whether it holds.
 * - `stranger`: of an address that is no owner. It does not count.
 * - `invalid`: of another signer, for another transaction, or damaged. It does not count.
 */
export type SignatureWorth = 'signed' | 'onChain' | 'stranger' | 'invalid'

/** A signature that the gateway names, and what it is worth. */
export type CheckedSignature = {
  owner: Address
  signature: Hex | null
  worth: SignatureWorth
}

/** Signatures of which a gateway or a file speaks, and who owns the account by the chain's word. */
export type ClaimedSignatures = {
  /** A missing signature stands for an approval on the chain. */
  confirmations: readonly { owner: Address; signature: Hex | null }[]
  owners: readonly Address[]
}

/**
 * Recovers who has signed a transaction: a signature counts when it is an owner's and for the hash of these very fields. Of two
 * of the same owner the first counts.
 */
export async function checkSignatures(
  signable: SignableTransaction,
  { confirmations, owners }: ClaimedSignatures,
): Promise<CheckedSignature[]> {
  const found = await verifyTransaction({ ...signable, confirmations, owners })
  return judgeConfirmations(confirmations, found)
}

/**
 * What each signature is worth by what was found when it was recovered.
 *
 * @param found what verifying a transaction or a message with these very confirmations and the account's owners has found
 */
export function judgeConfirmations(
  confirmations: ClaimedSignatures['confirmations'],
  { problems, confirmations: checked }: Pick<TransactionVerification, 'problems' | 'confirmations'>,
): CheckedSignature[] {
  return confirmations.map((confirmation, index) => {
    const own = problems.filter(
      (problem) => 'field' in problem && problem.field.startsWith(`confirmations[${index}]`),
    )
    const status = checked[index]?.status ?? 'invalid'
    const worth =
      status === 'valid'
        ? 'signed'
        : status === 'onChain'
          ? 'onChain'
          : own.length > 0 && own.every(({ problem }) => problem === 'notOwner')
            ? 'stranger'
            : 'invalid'
    return { ...confirmation, worth }
  })
}
