import { type Address, type Hex, isAddress, isHex } from 'viem'
import { readPolicy } from '@ghost-pay/payments/policy'
import type { SafeMessageTypedDataInput } from '@ghost-pay/safe-protocol'

import { type AccountId, accountKey } from '../store/AccountId.ts'
import type { EntryKind } from '../store/keyedList.ts'

/** A policy that was found once, as the owners signed it. It is judged anew by the chain's owners whenever it is read. */
export type KeptPolicy = AccountId & {
  message: SafeMessageTypedDataInput
  confirmations: readonly { owner: Address; signature: Hex }[]
}

/** Policies, one for an account. */
export const keptPolicyKind: EntryKind<AccountId, KeptPolicy> = {
  keyOf: accountKey,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws below, or is looked at.
    const { chainId, address, message, confirmations } = stored as KeptPolicy
    const isWhole =
      isAddress(address) &&
      readPolicy(message, { chainId, account: address }) !== undefined &&
      confirmations.every(({ owner, signature }) => isAddress(owner) && isHex(signature))
    return isWhole ? { chainId, address, message, confirmations } : undefined
  },
  most: 40,
}
