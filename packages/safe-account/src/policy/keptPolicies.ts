import { type Address, type Hex, isAddress, isAddressEqual, isHex } from 'viem'
import { readPolicy } from '@ghost-pay/payments/policy'
import type { SafeMessageTypedDataInput } from '@ghost-pay/safe-protocol'

/** A policy that was found once, as the owners signed it. It is judged anew by the chain's owners whenever it is read. */
export type KeptPolicy = {
  chainId: number
  address: Address
  message: SafeMessageTypedDataInput
  confirmations: readonly { owner: Address; signature: Hex }[]
}

/** As many accounts as are remembered. */
const most = 40

/** What is kept of an account. */
export const findPolicy = (
  all: readonly KeptPolicy[],
  account: Pick<KeptPolicy, 'chainId' | 'address'>,
): KeptPolicy | undefined => all.find(isOf(account))

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
