import type { Day, Transaction } from '@ghost-pay/gateway-client'

import { Empty } from '../../../components/Empty.tsx'
import { TransactionRow } from '../../../components/TransactionRow.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { knownAddresses, ownersOf } from '../../../data/knownAddresses.ts'
import type { RowCheck } from '../../../data/RowCheck.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { transactionPath } from '../../../data/transactionPath.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { locale } from '../../../format/locale.ts'

export type ActivityViewProps = {
  account: SharedAccount
  days: readonly Day<Transaction>[]
  /** What the chain says, by the transaction's id. */
  checks?: ReadonlyMap<string, RowCheck> | undefined
}

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full' })

/** What has happened, the latest day first. */
export function ActivityView({ account, days, checks }: ActivityViewProps) {
  const { addressBook } = useAddressBook()
  const paid = days
    .flatMap(({ items }) => items)
    .filter(({ id }) => checks?.get(id)?.status === 'confirmed')
  const known = knownAddresses(account, addressBook, paid)
  if (days.length === 0) {
    return (
      <Empty title="Nothing has happened yet">
        Payments stand here once they are on the chain, and so does what the account receives.
      </Empty>
    )
  }
  return days.map(({ day, timestamp, items, unknown }) => (
    <section key={day} className="gp-stack-tight">
      <h2>{dayFormat.format(timestamp)}</h2>
      <Unread count={unknown?.length} />
      {items.length > 0 && (
        <ul className="gp-list">
          {items.map((transaction) => (
            <li key={transaction.id}>
              <TransactionRow
                hideDay
                transaction={transaction}
                currency={account.chain.nativeCurrency}
                to={transactionPath(account.path, transaction)}
                viewer={account.viewer}
                owners={ownersOf(account)}
                known={known}
                execution={checks?.get(transaction.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}
