import { InvalidOwnersError } from './errors.ts'
import { addressWord } from './hex.ts'
import { assertNewEntry, previousEntry } from './linkedList.ts'
import { callOf, type MetaTransaction, numberWord } from './metaTransaction.ts'
import { selectors } from './selectors.ts'
import { type NumberInput, toUint256 } from './uint.ts'

/** The account and its owners, in the order `getOwners()` gives them: the contract keeps them as a linked list. */
export type AccountOwners = { safe: string; owners: readonly string[] }

/**
 * Adds an owner. Threshold and owner change in one step.
 *
 * @param parameters.threshold how many confirmations are needed from then on
 * @throws InvalidFieldError, InvalidOwnersError
 */
export function addOwnerCall({
  safe,
  owners,
  owner,
  threshold,
}: AccountOwners & { owner: string; threshold: NumberInput }): MetaTransaction {
  assertNewEntry({ safe, entries: owners, entry: owner, field: 'owner' })
  return callOf(
    safe,
    selectors['addOwnerWithThreshold(address,uint256)'],
    addressWord('owner', owner),
    thresholdWord(threshold, owners.length + 1),
  )
}

/**
 * Removes an owner. Threshold and owner change in one step.
 *
 * @param parameters.threshold how many confirmations are needed from then on
 * @throws InvalidFieldError, InvalidOwnersError
 */
export function removeOwnerCall({
  safe,
  owners,
  owner,
  threshold,
}: AccountOwners & { owner: string; threshold: NumberInput }): MetaTransaction {
  return callOf(
    safe,
    selectors['removeOwner(address,address,uint256)'],
    previousEntry(owners, owner, 'owner'),
    addressWord('owner', owner),
    thresholdWord(threshold, owners.length - 1),
  )
}

/**
 * Puts a new owner in the place of an old one.
 *
 * @throws InvalidFieldError, InvalidOwnersError
 */
export function swapOwnerCall({
  safe,
  owners,
  oldOwner,
  newOwner,
}: AccountOwners & { oldOwner: string; newOwner: string }): MetaTransaction {
  assertNewEntry({ safe, entries: owners, entry: newOwner, field: 'newOwner' })
  return callOf(
    safe,
    selectors['swapOwner(address,address,address)'],
    previousEntry(owners, oldOwner, 'oldOwner'),
    addressWord('oldOwner', oldOwner),
    addressWord('newOwner', newOwner),
  )
}

/**
 * Changes how many confirmations are needed.
 *
 * @throws InvalidFieldError, InvalidOwnersError
 */
export function changeThresholdCall({
  safe,
  owners,
  threshold,
}: AccountOwners & { threshold: NumberInput }): MetaTransaction {
  return callOf(
    safe,
    selectors['changeThreshold(uint256)'],
    thresholdWord(threshold, owners.length),
  )
}

function thresholdWord(threshold: NumberInput, owners: number): string {
  const value = toUint256('threshold', threshold)
  if (value < 1n || value > BigInt(owners)) throw new InvalidOwnersError('threshold', threshold)
  return numberWord('threshold', value)
}
