import type { ReactNode } from 'react'
import { accountKey } from '@ghost-pay/safe-account/store'

import { Some } from '../../components/Some.tsx'
import { AccountRow, type AccountRowProps } from './AccountRow.tsx'
import type { ArrangedAccount } from './arrangeAccounts.ts'
import { overviewOf, type Overviews } from './valueAccounts.ts'

export type AccountListProps = Pick<AccountRowProps, 'isForeign'> & {
  accounts: readonly ArrangedAccount[]
  overviews: Overviews
  /** What can be done with an account. */
  actionsOf?: ((account: ArrangedAccount) => ReactNode) | undefined
}

/** Some accounts, the first of them at first. */
export function AccountList({ accounts, overviews, isForeign, actionsOf }: AccountListProps) {
  return (
    <Some
      step={20}
      rows={accounts.map((account) => (
        <li key={accountKey({ chainId: account.chain.id, address: account.address })}>
          <AccountRow
            account={account}
            overview={overviewOf(account, overviews)}
            isForeign={isForeign}
            actions={actionsOf?.(account)}
          />
        </li>
      ))}
    />
  )
}
