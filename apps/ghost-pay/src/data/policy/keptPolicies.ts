import { type Address, type Hex, isAddress, isAddressEqual, isHex } from 'viem'
import { readPolicy } from '@ghost-pay/payments/policy'
import { storedList } from '@ghost-pay/safe-account/store'
import type { SafeMessageTypedDataInput } from '@ghost-pay/safe-protocol'

import { browserStore } from '../browserStore.ts'

/** A policy that was found once, as the owners signed it. It is judged anew by the chain's owners whenever it is read. */
export type KeptPolicy = {
  chainId: number
  address: Address
  message: SafeMessageTypedDataInput
  confirmations: readonly { owner: Address; signature: Hex }[]
}

/** As many accounts as are remembered. */
const most = 40

const list = storedList(browserStore('ghost-pay.policies.v1'), readKeptPolicy)

/** The policies that this browser has found, one for an account: who holds one back later does not hide it (behaviour/policy#kept). */
export const keptPolicies = {
  find: (account: Pick<KeptPolicy, 'chainId' | 'address'>): KeptPolicy | undefined =>
    list.read().find(isOf(account)),
  keep: (one: KeptPolicy): void => {
    list.change((all) => keepPolicy(all, one))
  },
}

/** Takes the place of what is kept for the account; the oldest goes when there are too many. */
export function keepPolicy(all: readonly KeptPolicy[], one: KeptPolicy): readonly KeptPolicy[] {
  const isSame = isOf(one)
  return [...all.filter((other) => !isSame(other)), one].slice(-most)
}

const isOf =
  ({ chainId, address }: Pick<KeptPolicy, 'chainId' | 'address'>) =>
  (other: KeptPolicy): boolean =>
    other.chainId === chainId && isAddressEqual(other.address, address)

/**
 * Reads a kept policy as it was stored.
 *
 * @param stored anything
 * @returns undefined for what is no policy of its account
 * @throws when `stored` does not have the form of a policy
 */
export function readKeptPolicy(stored: unknown): KeptPolicy | undefined {
  // Whatever is not as we wrote it throws below, or is looked at.
  const { chainId, address, message, confirmations } = stored as KeptPolicy
  const isWhole =
    isAddress(address) &&
    readPolicy(message, { chainId, account: address }) !== undefined &&
    confirmations.every(({ owner, signature }) => isAddress(owner) && isHex(signature))
  return isWhole ? { chainId, address, message, confirmations } : undefined
}
