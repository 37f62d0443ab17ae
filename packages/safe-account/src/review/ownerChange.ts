import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import {
  addOwnerCall,
  changeThresholdCall,
  removeOwnerCall,
  swapOwnerCall,
} from '@ghost-pay/safe-protocol'

/** Who owns an account and how many must sign, as its own contract says; the owners in its order. */
export type Ownership = { address: Address; owners: readonly Address[]; threshold: number }

/** A call of the account to itself. */
export type OwnerCall = { to: Address; value: bigint; data: Hex }

/** What is to become of the owners. */
export type OwnerChange =
  | { kind: 'add'; owner: Address; threshold: number }
  | { kind: 'remove'; owner: Address; threshold: number }
  | { kind: 'replace'; owner: Address; by: Address }
  | { kind: 'threshold'; threshold: number }

/** Why an address cannot become an owner. */
export type OwnerProblem = 'alreadyOwner' | 'ownAccount' | 'zeroAddress'

/** What a change of the owners means. Those that need care come first. */
export type OwnerMeaning =
  /** A person with one key can pay alone. */
  | { key: 'oneSigns' }
  /** A single lost key locks the account for ever. */
  | { key: 'everybodySigns' }
  | { key: 'after'; threshold: number; owners: number }
  /** Signatures of former owners do not count. */
  | { key: 'signaturesLost' }

/** Whether an address can become an owner. */
export function ownerProblem(
  { address, owners }: Ownership,
  owner: Address,
): OwnerProblem | undefined {
  if (isAddressEqual(owner, zeroAddress)) return 'zeroAddress'
  if (isAddressEqual(owner, address)) return 'ownAccount'
  return owners.some((other) => isAddressEqual(other, owner)) ? 'alreadyOwner' : undefined
}

/** How many owners there are after a change, and how many of them must sign. */
export function ownershipAfter(
  { owners, threshold }: Ownership,
  change: OwnerChange,
): { owners: number; threshold: number } {
  const more = change.kind === 'add' ? 1 : change.kind === 'remove' ? -1 : 0
  return {
    owners: owners.length + more,
    threshold: change.kind === 'replace' ? threshold : change.threshold,
  }
}

/**
 * The call that changes the owners.
 *
 * @throws InvalidFieldError, InvalidOwnersError for an owner or a threshold that the contract would refuse
 */
export function ownerCall({ address: safe, owners }: Ownership, change: OwnerChange): OwnerCall {
  const { to, value, data } = (() => {
    switch (change.kind) {
      case 'add':
        return addOwnerCall({ safe, owners, owner: change.owner, threshold: change.threshold })
      case 'remove':
        return removeOwnerCall({ safe, owners, owner: change.owner, threshold: change.threshold })
      case 'replace':
        return swapOwnerCall({ safe, owners, oldOwner: change.owner, newOwner: change.by })
      case 'threshold':
        return changeThresholdCall({ safe, owners, threshold: change.threshold })
    }
  })()
  return { to, value, data }
}

/** What a change means for those who sign. */
export function ownerMeaning(ownership: Ownership, change: OwnerChange): OwnerMeaning[] {
  const { owners, threshold } = ownershipAfter(ownership, change)
  const isGone = change.kind === 'remove' || change.kind === 'replace'
  return [
    ...(threshold === 1 ? [{ key: 'oneSigns' } as const] : []),
    ...(threshold === owners && owners > 1 ? [{ key: 'everybodySigns' } as const] : []),
    { key: 'after', threshold, owners },
    ...(isGone ? [{ key: 'signaturesLost' } as const] : []),
  ]
}
