import type { Day, Transaction } from '@ghost-pay/gateway-client'

import { Empty } from '../../../components/Empty.tsx'
import { TransactionRow } from '../../../components/TransactionRow.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { transactionPath } from '../../../data/transactionPath.ts'

export type ActivityViewProps = { account: SharedAccount; days: readonly Day<Transaction>[] }

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })

/** What has happened, the latest day first. */
export function ActivityView({ account, days }: ActivityViewProps) {
  if (days.length === 0) {
    return (
      <Empty title="Nothing has happened yet">
        Payments stand here once they are on the chain, and so does what the account receives.
      </Empty>
    )
  }
  return days.map(({ day, timestamp, items }) => (
    <section key={day} className="gp-stack-tight">
      <h2>{dayFormat.format(timestamp)}</h2>
      <ul className="gp-list">
        {items.map((transaction) => (
          <li key={transaction.id}>
            <TransactionRow
              hideDay
              transaction={transaction}
              currency={account.chain.nativeCurrency}
              to={transactionPath(account.path, transaction)}
              viewer={account.viewer}
              owners={account.info?.owners.map(({ value }) => value) ?? []}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
