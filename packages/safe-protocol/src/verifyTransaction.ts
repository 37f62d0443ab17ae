import type { Address, Hex } from 'viem'

import type { CheckedConfirmation } from './confirmations.ts'
import {
  type SafeTransaction,
  type SafeTransactionInput,
  toSafeTransaction,
} from './safeTransaction.ts'
import type { SafeTxParameters } from './safeTxHash.ts'
import {
  attempt,
  type SignedProblem,
  type SignersParameters,
  verifySigned,
} from './verifySigned.ts'

/** A transaction with what another party says of it: its hash, who signed it. */
export type VerifyTransactionParameters = SafeTxParameters &
  SignersParameters & {
    /** The hash that another party claims, for example the gateway. */
    safeTxHash?: string | null | undefined
    /** What a person was shown, or a second source answered. Compared field by field. */
    expected?: SafeTransactionInput | undefined
  }

/** A field that differs from what was expected. */
export type FieldDifference = {
  problem: 'field'
  field: keyof SafeTransaction
  expected: string | number | bigint
  actual: string | number | bigint
}

/** One thing about a transaction that does not hold, and where. */
export type TransactionProblem = SignedProblem | FieldDifference

/** What holds of a transaction and its confirmations. */
export type TransactionVerification = {
  /** Whether nothing is wrong. Signatures that only the chain can check do not count as wrong. */
  ok: boolean
  /** The hash of the fields; `undefined` when they cannot be read. */
  safeTxHash: Hex | undefined
  problems: TransactionProblem[]
  confirmations: CheckedConfirmation[]
  /** Owners whose signature was recomputed and holds. */
  signers: Address[]
}

/**
 * Checks a transaction that came from somewhere: recomputes its hash, recovers every signer, compares with the owners.
 * It throws for nothing that is in the data: what is wrong stands in `problems`, with the field it stands in.
 */
export async function verifyTransaction({
  transaction,
  safeTxHash,
  expected,
  chainId,
  safe,
  version,
  ...signers
}: VerifyTransactionParameters): Promise<TransactionVerification> {
  const { hash, problems, ...rest } = await verifySigned({
    safe: { chainId, safe, version },
    content: { transaction },
    claimed: safeTxHash,
    claimedField: 'safeTxHash',
    signers,
  })
  const all: TransactionProblem[] = [...problems]
  if (expected && hash) {
    const compared = attempt(() => compareTransactions(expected, transaction))
    if ('problem' in compared) all.push(compared.problem)
    else all.push(...compared.value)
  }
  return { ok: all.length === 0, safeTxHash: hash, problems: all, ...rest }
}

/**
 * The fields in which two transactions differ; empty when they are the same.
 *
 * @throws InvalidFieldError when one of them cannot be read
 */
export function compareTransactions(
  expected: SafeTransactionInput,
  actual: SafeTransactionInput,
): FieldDifference[] {
  const left = toSafeTransaction(expected)
  const right = toSafeTransaction(actual)
  // The keys are those of the transaction that toSafeTransaction has just written.
  const fields = Object.keys(left) as (keyof SafeTransaction)[]
  return fields.flatMap((field) =>
    comparable(left[field]) === comparable(right[field])
      ? []
      : [{ problem: 'field' as const, field, expected: left[field], actual: right[field] }],
  )
}

function comparable(value: string | number | bigint): string {
  return String(value).toLowerCase()
}
