import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { Transaction } from '@ghost-pay/gateway-client'
import {
  getTransactionHistoryQueryOptions,
  getTransactionQueueQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { waitingTransactions } from '@ghost-pay/safe-account/queue'
import { emptyDraft } from '@ghost-pay/safe-account/store'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { viewTransaction } from '@ghost-pay/safe-account/view'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { TransactionIcon } from '../../../components/TransactionIcon.tsx'
import { followed } from '../../../data/followed.ts'
import { safeOf } from '../../../data/safeOf.ts'
import { useSharedAccount } from '../../../data/SharedAccount.ts'
import { text as sayTransaction } from '../../../data/transactionCopy.ts'
import { transactionPath } from '../../../data/transactionPath.ts'
import { lineSaid } from '../../../data/transactionWords.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { offerPayment } from '../../../data/useDraft.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { text } from '../frameCopy.ts'
import { places } from '../places.tsx'
import { useRailAccounts } from '../RailAccounts.tsx'
import { type FinderEntry, FinderView } from './FinderView.tsx'

/** Finds the pages of the open account, the visitor's accounts, the people they know and what was paid. Nothing is asked for it. */
export function Finder({ onClosed }: { onClosed: () => void }) {
  const account = useSharedAccount()
  const client = useGateway()
  const accounts = useRailAccounts(account, account.viewer)
  const [, navigate] = useLocation()
  const { addressBook, label } = useAddressBook()
  const asked = { ...followed, enabled: false }
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, safeOf(account)),
    ...asked,
  })
  const history = useInfiniteQuery({
    ...getTransactionHistoryQueryOptions(client, safeOf(account)),
    ...asked,
  })
  const payments = [
    ...waitingTransactions(queue.data ?? []),
    ...(history.data ?? []).flatMap(({ items }) => items),
  ]

  function paymentEntry(transaction: Transaction): FinderEntry[] {
    const path = transactionPath(account.path, transaction)
    if (path === undefined) return []
    const view = viewTransaction(transaction.txInfo, account.chain.nativeCurrency)
    const { counterparty, amount } = view
    const who = counterparty && label(counterparty)
    return [
      {
        id: transaction.id,
        kind: 'payment',
        icon:
          counterparty === undefined ? (
            <TransactionIcon kind={view.kind} />
          ) : (
            <AccountAvatar address={counterparty} size={32} />
          ),
        name: sayTransaction(...lineSaid(view, who)),
        detail:
          amount?.value === undefined
            ? ''
            : `${splitAmount(amount.value, amount.decimals).whole} ${cleanSymbol(amount.symbol)}`,
        also: counterparty ?? '',
        path,
      },
    ]
  }

  const entries: FinderEntry[] = [
    ...places
      .filter(({ only }) => only !== 'tabs')
      .map(({ path, name, icon }) => ({
        id: `place${path}`,
        kind: 'place' as const,
        icon,
        name: text(name),
        detail: '',
        also: '',
        path: `${account.path}${path}`,
      })),
    ...accounts
      .filter(({ path }) => path !== account.path)
      .map(({ address, path, detail }) => ({
        id: path,
        kind: 'account' as const,
        icon: <AccountAvatar address={address} size={32} shape="account" />,
        name: label(address),
        detail,
        also: address,
        path,
      })),
    ...[...addressBook].map(([address, name]) => ({
      id: address,
      kind: 'person' as const,
      icon: <AccountAvatar address={address} size={32} />,
      name,
      detail: '',
      also: address,
      path: `${account.path}/pay`,
    })),
    ...payments.flatMap(paymentEntry),
  ]

  return (
    <FinderView
      entries={entries}
      onClosed={onClosed}
      onChosen={({ kind, also, path }) => {
        if (kind === 'person') offerPayment(account, { ...emptyDraft, recipient: also })
        onClosed()
        navigate(path)
      }}
    />
  )
}
