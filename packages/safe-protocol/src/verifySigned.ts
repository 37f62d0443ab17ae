import type { Address, Hex } from 'viem'

import {
  checkConfirmations,
  type CheckedConfirmation,
  type Confirmation,
  type ConfirmationProblem,
  type ContractOwner,
} from './confirmations.ts'
import { type SafeDomain, typedDataDigest } from './domain.ts'
import { InvalidFieldError, InvalidVersionError } from './errors.ts'
import { preimageOf, type SignedContent } from './nestedSafe.ts'

/** Who is said to have signed, and who may. */
export type SignersParameters = {
  confirmations?: readonly Confirmation[] | null | undefined
  /** The account's owners, from the chain. Left out, it is not checked whether the signers are owners. */
  owners?: readonly string[] | null | undefined
  /** Owners that are accounts themselves, so that their signatures can be checked without a chain. */
  contractOwners?: readonly ContractOwner[] | null | undefined
}

/** One thing that does not hold, and where. */
export type SignedProblem =
  /** The hash that was claimed is not the hash of the fields. */
  | {
      problem: 'hash'
      field: 'safeTxHash' | 'safeMessageHash'
      claimed: string
      computed: Hex
    }
  /** A field cannot be read, so that nothing can be hashed. */
  | { problem: 'unreadable'; field: string; error: InvalidFieldError | InvalidVersionError }
  | ConfirmationProblem

/** What holds of something that owners sign, a transaction or a message. */
export type SignedVerification = {
  hash: Hex | undefined
  problems: SignedProblem[]
  confirmations: CheckedConfirmation[]
  signers: Address[]
}

/** What verifying a transaction and verifying a message have in common. */
export async function verifySigned({
  safe,
  content,
  claimed,
  claimedField,
  signers: { confirmations, owners, contractOwners },
}: {
  safe: SafeDomain
  content: SignedContent
  claimed: string | null | undefined
  claimedField: 'safeTxHash' | 'safeMessageHash'
  signers: SignersParameters
}): Promise<SignedVerification> {
  const read = attempt(() => preimageOf({ ...safe, ...content }))
  if ('problem' in read) {
    return { hash: undefined, problems: [read.problem], confirmations: [], signers: [] }
  }
  const preimage = read.value
  const hash = typedDataDigest(preimage.domain, preimage.struct)
  const problems: SignedProblem[] = []
  if (claimed !== undefined && claimed !== null && String(claimed).toLowerCase() !== hash) {
    problems.push({ problem: 'hash', field: claimedField, claimed, computed: hash })
  }
  const checked = await checkConfirmations({
    ...safe,
    preimage,
    confirmations: confirmations ?? [],
    owners: owners ?? undefined,
    contractOwners: contractOwners ?? [],
  })
  return {
    hash,
    problems: [...problems, ...checked.problems],
    confirmations: checked.confirmations,
    signers: checked.confirmations.flatMap(({ status, owner }) =>
      status === 'valid' ? [owner] : [],
    ),
  }
}

/** Runs what may find a field unreadable, and says which. */
export function attempt<T>(
  run: () => T,
): { value: T } | { problem: Extract<SignedProblem, { problem: 'unreadable' }> } {
  try {
    return { value: run() }
  } catch (error) {
    if (error instanceof InvalidFieldError) {
      return { problem: { problem: 'unreadable', field: error.field, error } }
    }
    if (error instanceof InvalidVersionError) {
      return { problem: { problem: 'unreadable', field: 'version', error } }
    }
    throw error
  }
}
