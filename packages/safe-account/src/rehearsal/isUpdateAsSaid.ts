import { isAddressEqual } from 'viem'
import { type TransactionAction, updatedContracts } from '@ghost-pay/safe-protocol'

import type { AccountState } from './accountState.ts'

/** An account before and after a rehearsal. */
export type AccountChange = { before: AccountState; after: AccountState }

/**
 * Whether a rehearsed update did what its bytes say and nothing else of the account: version, the code that it runs and, where that is
 * said, the fallback handler.
 */
export function isUpdateAsSaid(
  { before, after }: AccountChange,
  action: Extract<TransactionAction, { kind: 'updateVersion' }>,
): boolean {
  const { singleton, fallbackHandler } = updatedContracts(action)
  return (
    before.version === action.from &&
    after.version === action.contract.version &&
    isAddressEqual(after.implementation, singleton.address) &&
    isAddressEqual(after.fallbackHandler, fallbackHandler?.address ?? before.fallbackHandler) &&
    after.rest === before.rest
  )
}
