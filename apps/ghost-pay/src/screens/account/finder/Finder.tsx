import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { Transaction } from '@ghost-pay/gateway-client'
import {
  getTransactionHistoryQueryOptions,
  getTransactionQueueQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { namesakeOf } from '@ghost-pay/payments/people'
import { waitingTransactions } from '@ghost-pay/safe-account/queue'
import { emptyDraft } from '@ghost-pay/safe-account/store'
import { viewTransaction } from '@ghost-pay/safe-account/view'

import { safeOf } from '../../../account/safeOf.ts'
import { useSharedAccount } from '../../../account/SharedAccount.ts'
import { useTokensOnChain } from '../../../account/useTokensOnChain.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { TransactionIcon } from '../../../components/TransactionIcon.tsx'
import { shortAddress } from '../../../format/shortAddress.ts'
import { followed } from '../../../gateway/followed.ts'
import { offerPayment } from '../../../kept/useDraft.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text as sayTransaction } from '../../../transactions/transactionCopy.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { lineSaid } from '../../../transactions/transactionWords.ts'
import { readEntry } from '../activity/activityEntry.ts'
import { text } from '../frameCopy.ts'
import { places } from '../places.tsx'
import { useRailAccounts } from '../RailAccounts.tsx'
import { type FinderEntry, FinderView } from './FinderView.tsx'
import { ownAmount } from './ownAmount.ts'

/** Tokens that are asked for their units. */
const askedTokens = 50

/**
 * Finds the pages of the open account, the visitor's accounts, the people they know and what was paid. No gateway is asked for it; an amount is
 * told once its token has said its own units.
 */
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

  const { nativeCurrency } = account.chain
  const moved = payments.flatMap((one) => {
    const { isDust, amount } = readEntry(one, nativeCurrency)
    return isDust || amount?.token === undefined ? [] : [amount.token]
  })
  const { tokens } = useTokensOnChain(account.chainId, [...new Set(moved)].slice(0, askedTokens))

  function paymentEntry(transaction: Transaction): FinderEntry[] {
    const path = transactionPath(account.path, transaction)
    if (path === undefined) return []
    const view = viewTransaction(transaction.txInfo, nativeCurrency)
    const { counterparty } = view
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
        detail: ownAmount(readEntry(transaction, nativeCurrency).amount, tokens),
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
      // Two of one name are told apart by their addresses.
      detail: namesakeOf(addressBook, address, name) === undefined ? '' : shortAddress(address),
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
