import { type Address, type Hash, isAddressEqual } from 'viem'
import { type CheckedSignature, countedSignatures } from '@ghost-pay/safe-account'
import type { CheckedMessage } from '@ghost-pay/safe-account/messages'

/** What is known of a message's signatures, by this device and the chain. */
export type MessageTruth = {
  /** The gateway shows something else than what it asks to be signed. */
  isLie: boolean
  /** Nothing can be hashed: values that do not fit their types. */
  isUnreadable: boolean
  /** Those that count. */
  counted: readonly { signer: Address; signature: `0x${string}` }[]
  /** Those that the gateway shows and that do not count. */
  bad: readonly CheckedSignature[]
  missing: readonly Address[]
  isComplete: boolean
}

/**
 * Holds what was recovered against what the gateway says (behaviour/messages#signatures).
 *
 * @param checked what this device has worked out
 * @param claimed the hash by which the gateway calls the message
 */
export function messageTruth(
  checked: CheckedMessage,
  { claimed, owners, threshold }: { claimed: Hash; owners: readonly Address[]; threshold: number },
): MessageTruth {
  const isLie = checked.hash !== undefined && checked.hash !== claimed.toLowerCase()
  const counted = isLie ? [] : countedSignatures(checked.signatures)
  return {
    isLie,
    isUnreadable: checked.hash === undefined,
    counted,
    bad: checked.signatures.filter(({ worth }) => worth === 'invalid' || worth === 'stranger'),
    missing: owners.filter((owner) => !counted.some(({ signer }) => isAddressEqual(signer, owner))),
    isComplete: counted.length >= threshold,
  }
}
