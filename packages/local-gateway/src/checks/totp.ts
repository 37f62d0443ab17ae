import { type Address, type Hash, hashMessage, hashTypedData, keccak256, stringToHex } from 'viem'
import {
  delegateTypedData,
  deleteTransactionTypedData,
  totpAt,
} from '@ghost-pay/safe-protocol/service'

const hour = 3_600_000

/**
 * Moments in the hours that a signature may be of: the present one and the one before. See behaviour/gateway-server#delegates.
 *
 * @param now milliseconds
 */
function hoursBefore(now: number): [number, number] {
  return [now, Math.max(0, now - hour)]
}

/** What a delegator or a delegate signs, for each hour it may be of, and with or without the chain. */
export function delegateHashes(
  { chainId, delegate }: { chainId: number; delegate: Address },
  now: number,
): Hash[] {
  return hoursBefore(now).flatMap((at) =>
    [chainId, undefined].map((chainId) =>
      hashTypedData(delegateTypedData({ chainId, delegate, at })),
    ),
  )
}

/** What signs the deletion of a transaction, for each hour it may be of. */
export function deletionHashes(
  { chainId, safe, safeTxHash }: { chainId: number; safe: Address; safeTxHash: Hash },
  now: number,
): Hash[] {
  return hoursBefore(now).map((at) =>
    hashTypedData(deleteTransactionTypedData({ chainId, safe, safeTxHash, at })),
  )
}

/** What the first version of the delegates' calls signs: address and hour as text, hashed as it is or as EIP-191. */
export function legacyDelegateHashes(delegate: Address, now: number): Hash[] {
  return hoursBefore(now).flatMap((at) => {
    const source = `${delegate}${totpAt(at)}`
    return [keccak256(stringToHex(source)), hashMessage(source)]
  })
}
