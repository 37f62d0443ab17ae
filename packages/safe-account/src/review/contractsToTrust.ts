import {
  type TransactionAction,
  updatedContracts,
  type VersionUpdate,
} from '@ghost-pay/safe-protocol'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

/** The official contracts that run inside an account by a transaction, and those that it works with afterwards. */
export function contractsToTrust(action: TransactionAction): readonly OfficialContract[] {
  if (action.kind === 'batch') return [action.contract]
  return action.kind === 'updateVersion' ? contractsOfUpdate(action) : []
}

/** The contract that makes an update, and those that the account works with afterwards. */
export function contractsOfUpdate(update: VersionUpdate): readonly OfficialContract[] {
  const { singleton, fallbackHandler } = updatedContracts(update)
  return [update.contract, singleton, ...(fallbackHandler ? [fallbackHandler] : [])]
}
