import type { Address } from 'viem'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { chains } from '../../chains.ts'
import { formatAccountId } from '../../data/accountId.ts'
import { RailAccountsView } from './RailAccountsView.tsx'
import { useRailAccounts } from './useRailAccounts.ts'

export type RailAccountsProps = {
  current: AccountId & { path: string }
  /** The connected address. */
  viewer: Address | undefined
}

/** Finds the visitor's accounts for the rail. */
export function RailAccounts({ current, viewer }: RailAccountsProps) {
  return (
    <RailAccountsView
      accounts={useRailAccounts(current, viewer)}
      current={`/a/${formatAccountId(current, chains)}`}
    />
  )
}
