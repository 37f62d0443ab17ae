import type { Address } from 'viem'
import {
  type ContractOwner,
  type TransactionProblem,
  verifyTransaction,
} from '@ghost-pay/safe-protocol'

import type { Proposal, ProposalSignature } from './proposal.ts'

/** A signature of a proposal after it was recovered. */
export type CheckedProposalSignature = ProposalSignature & {
  /** `onChain`: an approval or a contract's signature, of which only the chain knows whether it holds. */
  status: 'valid' | 'onChain' | 'invalid'
  /** What is wrong with it; empty when nothing is. */
  problems: readonly TransactionProblem[]
}

/** What holds of a proposal and its signatures. */
export type ProposalVerification = {
  signatures: readonly CheckedProposalSignature[]
  /** Owners whose signature was recovered and holds, in the order of the signatures. */
  signers: readonly Address[]
}

/**
 * Recovers every signature of a proposal and says which hold. See behaviour/cosign#signatures.
 *
 * @param parameters.owners the account's owners, from the chain. Left out, it is not checked whether the signers are owners
 * @param parameters.contractOwners owners that are accounts themselves
 */
export async function verifyProposal(
  proposal: Proposal,
  {
    owners,
    contractOwners,
  }: {
    owners?: readonly string[] | undefined
    contractOwners?: readonly ContractOwner[] | undefined
  } = {},
): Promise<ProposalVerification> {
  const { problems, confirmations, signers } = await verifyTransaction({
    chainId: proposal.chainId,
    safe: proposal.safe,
    version: proposal.version,
    transaction: proposal.transaction,
    confirmations: proposal.signatures,
    owners,
    contractOwners,
  })
  return {
    signatures: proposal.signatures.map((signature, index) => ({
      ...signature,
      status: confirmations[index]?.status ?? 'invalid',
      problems: problems.filter(({ field }) => field.startsWith(`confirmations[${index}].`)),
    })),
    signers,
  }
}
