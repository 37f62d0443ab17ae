import type { Address, Hex } from 'viem'
import { getAddress, keccak256 } from 'viem/utils'

import { execTransactionCall } from '../execTransactionCall.ts'
import { addressWord, uintWord } from '../hex.ts'
import { toSafeTransaction } from '../safeTransaction.ts'
import { safeTxHash, type SafeTxParameters } from '../safeTxHash.ts'
import { approvedHashSignature } from '../signature.ts'
import type { UnsignedExecution } from './unsignedExecution.ts'

const nonceSlot: Hex = `0x${uintWord(5n)}`
/** Where a Safe from 1.0.0 on keeps, by owner, the hashes that were approved on the chain. */
const approvedHashesSlot = uintWord(8n)

/**
 * The execution of a transaction as if owners had approved its hash on the chain, for a node that simulates with other storage.
 * Unlike `unsignedExecution` it does not change the threshold, so a simulation shows what the transaction itself does to the
 * threshold.
 *
 * @param parameters.owners as many owners of the account as must sign
 * @throws InvalidFieldError, InvalidVersionError
 */
export function approvedExecution({
  owners,
  ...signed
}: SafeTxParameters & { owners: readonly [Address, ...Address[]] }): UnsignedExecution {
  const { safe, transaction } = signed
  const hash = safeTxHash(signed)
  const slotOf = (owner: Address): Hex => {
    const ofOwner = keccak256(`0x${addressWord('owners', owner)}${approvedHashesSlot}`)
    return keccak256(`0x${hash.slice(2)}${ofOwner.slice(2)}`)
  }
  const signatures = owners.map((owner) => ({ owner, signature: approvedHashSignature(owner) }))
  return {
    ...execTransactionCall({ safe, transaction, signatures }),
    from: getAddress(owners[0]),
    stateDiff: {
      [nonceSlot]: `0x${uintWord(toSafeTransaction(transaction).nonce)}`,
      ...Object.fromEntries(owners.map((owner) => [slotOf(owner), `0x${uintWord(1n)}` as const])),
    },
  }
}
