import { type ReactNode, useState } from 'react'
import { accountKey } from '@ghost-pay/safe-account/store'

import { Button } from '../../components/Button.tsx'
import { textOf } from '../../text/textOf.ts'
import { AccountRow, type AccountRowProps } from './AccountRow.tsx'
import { accountsCopy } from './accountsCopy.ts'
import type { ArrangedAccount } from './arrangeAccounts.ts'
import { overviewOf, type Overviews } from './valueAccounts.ts'

const text = textOf(accountsCopy)

export type AccountListProps = Pick<AccountRowProps, 'isForeign'> & {
  accounts: readonly ArrangedAccount[]
  overviews: Overviews
  /** What can be done with an account. */
  actionsOf?: ((account: ArrangedAccount) => ReactNode) | undefined
}

/** How many accounts of a list are shown at first, and with each “more”. */
const step = 20

/** Some accounts, the first of them at first. */
export function AccountList({ accounts, overviews, isForeign, actionsOf }: AccountListProps) {
  const [shown, setShown] = useState(step)
  return (
    <>
      <ul className="gp-list">
        {accounts.slice(0, shown).map((account) => (
          <li key={accountKey({ chainId: account.chain.id, address: account.address })}>
            <AccountRow
              account={account}
              overview={overviewOf(account, overviews)}
              isForeign={isForeign}
              actions={actionsOf?.(account)}
            />
          </li>
        ))}
      </ul>
      {accounts.length > shown && (
        <div className="gp-actions">
          <Button
            onPress={() => {
              setShown(shown + step)
            }}
          >
            {text('accounts.more', {
              count: Math.min(step, accounts.length - shown),
              all: accounts.length,
            })}
          </Button>
        </div>
      )}
    </>
  )
}
