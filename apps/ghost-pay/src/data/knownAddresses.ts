import type { Address } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'

import type { AddressBook } from './addressBook.ts'
import { isSentByAccount } from './isSentByAccount.ts'
import type { SharedAccount } from './SharedAccount.ts'

/** The owners of an account, as far as they are known. */
export const ownersOf = ({ info }: Pick<SharedAccount, 'info'>): Address[] =>
  info?.owners.map(({ value }) => value) ?? []

/**
 * The addresses that the reader of a list knows: those with a name, the account and its owners, and those that were paid before. What imitates one
 * of them wants to be taken for them.
 *
 * @param history rows that the chain has confirmed, to see who was paid
 */
export function knownAddresses(
  account: Pick<SharedAccount, 'address' | 'info'>,
  addressBook: AddressBook,
  history: readonly Pick<Transaction, 'executionInfo' | 'txInfo' | 'txStatus'>[] = [],
): Address[] {
  const paid = history
    .filter(isSentByAccount)
    .flatMap(({ txInfo }) =>
      txInfo.type === 'Transfer' && txInfo.direction === 'OUTGOING' ? [txInfo.recipient.value] : [],
    )
  return [account.address, ...ownersOf(account), ...addressBook.keys(), ...paid]
}
