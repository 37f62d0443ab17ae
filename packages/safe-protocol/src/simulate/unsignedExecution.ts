import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { InvalidFieldError } from '../errors.ts'
import { type ContractCall, execTransactionCall } from '../execTransactionCall.ts'
import { isAddressText, uintWord } from '../hex.ts'
import { type SafeTransactionInput, toSafeTransaction } from '../safeTransaction.ts'
import { approvedHashSignature } from '../signature.ts'

/** A call that executes a transaction without signatures, and the storage with which that succeeds. */
export type UnsignedExecution = ContractCall & {
  /** The owner who sends it: to send it is an approval. */
  from: Address
  /** What the account's storage must be overridden with, by slot. */
  stateDiff: Readonly<Record<Hex, Hex>>
}

/** Where every Safe from 1.0.0 on keeps its threshold and its nonce: after the lists of modules and owners and the number of owners. */
const thresholdSlot: Hex = `0x${uintWord(4n)}`
const nonceSlot: Hex = `0x${uintWord(5n)}`

/**
 * The execution of a transaction before anybody has signed it, for a node that simulates with other storage (`eth_simulateV1`, or
 * the state overrides of `eth_call`): the threshold is 1, so the approval of the owner who sends it suffices; the nonce is the
 * transaction's, so one far behind in line runs as if it were its turn. Everything else is the chain's: guard, modules, balances.
 *
 * @param parameters.owner any owner of the account
 * @throws InvalidFieldError
 */
export function unsignedExecution({
  safe,
  owner,
  transaction,
}: {
  safe: string
  owner: string
  transaction: SafeTransactionInput
}): UnsignedExecution {
  if (!isAddressText(owner)) {
    throw new InvalidFieldError('owner', owner, 'an address (0x and 40 hex characters)')
  }
  const signatures = [{ owner, signature: approvedHashSignature(owner) }]
  return {
    ...execTransactionCall({ safe, transaction, signatures }),
    from: getAddress(owner),
    stateDiff: {
      [thresholdSlot]: `0x${uintWord(1n)}`,
      [nonceSlot]: `0x${uintWord(toSafeTransaction(transaction).nonce)}`,
    },
  }
}
