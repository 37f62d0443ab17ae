import { type Address, zeroAddress } from 'viem'
import type { AddressInfo, Transaction } from '@ghost-pay/gateway-wire'
import { formatTransactionId } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'
import { namedAddress, type Names, plainAddress } from './names.ts'
import { appOf, noteOf } from './origin.ts'
import {
  type AccountCall,
  type TransactionInfo,
  transactionInfo,
  unknownCall,
} from './transactionInfo.ts'
import { transactionStatus } from './transactionStatus.ts'

/** The id of a transaction of the owners. */
export function multisigId({
  safe,
  safeTxHash,
}: Pick<MultisigTransaction, 'safe' | 'safeTxHash'>): string {
  return formatTransactionId({ type: 'multisig', safe, safeTxHash })
}

/** The call that a transaction of the owners makes. */
export function callOf(transaction: MultisigTransaction): AccountCall {
  const { safe, to, value, data, operation } = transaction
  return { safe, to, value, data, operation, refund: transaction }
}

/** What a transaction of the owners does. */
export function infoOf(transaction: MultisigTransaction, names: Names): TransactionInfo {
  return transaction.isCallKnown ? transactionInfo(callOf(transaction), names) : unknownCall
}

/** How many confirmations it needs, or needed when it was executed. */
export function confirmationsRequired(
  { execution }: Pick<MultisigTransaction, 'execution'>,
  { threshold }: Pick<AccountState, 'threshold'>,
): number {
  return execution?.threshold ?? threshold
}

/** A transaction of the owners as lists show it. */
export function summarizeTransaction(
  transaction: MultisigTransaction,
  state: AccountState,
  names: Names,
): Transaction {
  const { nonce, confirmations, execution, origin } = transaction
  const txStatus = transactionStatus(transaction, state)
  return {
    id: multisigId(transaction),
    txHash: execution?.transactionHash ?? null,
    timestamp: execution?.timestamp ?? transaction.submittedAt,
    txStatus,
    txInfo: infoOf(transaction, names),
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: confirmationsRequired(transaction, state),
      confirmationsSubmitted: confirmations.length,
      missingSigners: txStatus === 'AWAITING_CONFIRMATIONS' ? missing(transaction, state) : null,
    },
    safeAppInfo: appOf(origin, names),
    note: noteOf(origin),
  }
}

function missing({ confirmations }: MultisigTransaction, { owners }: AccountState): AddressInfo[] {
  return owners
    .filter((owner) => !confirmations.some((confirmation) => confirmation.owner === owner))
    .map(plainAddress)
}

/** An address, or null for the zero address. */
export function nonZero(address: Address, names: Names): AddressInfo | null {
  return address === zeroAddress ? null : namedAddress(address, names)
}
