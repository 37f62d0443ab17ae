import type { Address } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'
import { isSentByAccount } from '@ghost-pay/safe-account/history'
import { hashOfId } from '@ghost-pay/safe-account/queue'

import type { AddressBook } from '../people/addressBook.ts'
import type { SharedAccount } from './SharedAccount.ts'

/** The owners of an account, as far as they are known. */
export const ownersOf = ({ info }: Pick<SharedAccount, 'info'>): Address[] =>
  info?.owners.map(({ value }) => value) ?? []

type Row = Pick<Transaction, 'id' | 'executionInfo' | 'txInfo' | 'txStatus'>

/** Whom a row of the history has paid, when the account itself has sent it; undefined for what is no payment. */
export const payeeOf = (
  row: Pick<Transaction, 'executionInfo' | 'txInfo' | 'txStatus'>,
): Address | undefined =>
  isSentByAccount(row) && row.txInfo.type === 'Transfer' && row.txInfo.direction === 'OUTGOING'
    ? row.txInfo.recipient.value
    : undefined

/**
 * Whether a log of the receipt says who was paid. To whom the chain's own currency went, and what a module did, none says: there the
 * recipient is the gateway's word alone, also where the chain has confirmed that something was executed.
 */
const isProven = ({ id, txInfo }: Pick<Row, 'id' | 'txInfo'>): boolean =>
  hashOfId(id) !== undefined && txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC20'

/** Whom rows that the chain has confirmed have paid by the gateway's word: they can be imitated, and may imitate somebody themselves. */
export const claimedPayees = (history: readonly Row[]): Address[] =>
  history.flatMap((row) => (isProven(row) ? [] : (payeeOf(row) ?? [])))

/**
 * The addresses that the reader of a list knows: those with a name, the account and its owners, and those that were paid before. What imitates one
 * of them wants to be taken for them.
 *
 * @param history rows that the chain has confirmed, to see who was paid
 */
export function knownAddresses(
  account: Pick<SharedAccount, 'address' | 'info'>,
  addressBook: AddressBook,
  history: readonly Row[] = [],
): Address[] {
  const paid = history.flatMap((row) => (isProven(row) ? (payeeOf(row) ?? []) : []))
  return [account.address, ...ownersOf(account), ...addressBook.keys(), ...paid]
}
