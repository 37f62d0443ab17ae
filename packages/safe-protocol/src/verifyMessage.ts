import type { Address, Hex } from 'viem'

import type { CheckedConfirmation } from './confirmations.ts'
import type { SafeMessageParameters } from './safeMessageHash.ts'
import { type SignedProblem, type SignersParameters, verifySigned } from './verifySigned.ts'

/** A message with what another party says of it: its hash, who signed it. */
export type VerifyMessageParameters = SafeMessageParameters &
  SignersParameters & {
    /** The hash that another party claims, for example the gateway. */
    safeMessageHash?: string | null | undefined
  }

/** What holds of a message and its confirmations. */
export type MessageVerification = {
  /** Whether nothing is wrong. Signatures that only the chain can check do not count as wrong. */
  ok: boolean
  /** The hash of the message; `undefined` when it cannot be read. */
  safeMessageHash: Hex | undefined
  problems: SignedProblem[]
  confirmations: CheckedConfirmation[]
  /** Owners whose signature was recomputed and holds. */
  signers: Address[]
}

/**
 * Checks a message that came from somewhere: recomputes its hash, recovers every signer, compares with the owners.
 * It throws for nothing that is in the data: what is wrong stands in `problems`, with the field it stands in.
 */
export async function verifyMessage({
  message,
  safeMessageHash,
  chainId,
  safe,
  version,
  ...signers
}: VerifyMessageParameters): Promise<MessageVerification> {
  const { hash, problems, ...rest } = await verifySigned({
    safe: { chainId, safe, version },
    content: { message },
    claimed: safeMessageHash,
    claimedField: 'safeMessageHash',
    signers,
  })
  return { ok: problems.length === 0, safeMessageHash: hash, problems, ...rest }
}
