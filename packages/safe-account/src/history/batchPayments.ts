import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Transaction, TransactionDetails } from '@ghost-pay/gateway-client'
import {
  describeTransaction,
  safeTxHash,
  type TransactionDescription,
} from '@ghost-pay/safe-protocol'

import { hashOfId } from '../queue/hashOfId.ts'
import { signableFromDetails } from '../signing/signableFromDetails.ts'

/** One payment of a batch. */
export type BatchPayment = {
  to: Address
  /** Null for the chain's own currency. */
  token: Address | null
  /** Base units. */
  amount: bigint
  /** Bytes behind the transfer; 32 of them can be the hash of a memo. */
  behind?: Hex | undefined
}

/** The account whose batch it is. */
export type BatchAccount = {
  chainId: number
  address: Address
  /** Null where it is not known. */
  version: string | null
}

/**
 * What a batch pays, by the bytes that its owners signed: they have to give the hash under which it stands in the history. What a gateway
 * says of it is not looked at.
 *
 * @param details as a gateway shows them
 * @param id of its row in the history
 * @returns its payments in their order, without those to the account itself; undefined where the bytes are others than those that were
 *   signed, and where anything in them is no payment: then it may have moved anything
 */
export function batchPayments(
  details: TransactionDetails,
  { chainId, address, version }: BatchAccount,
  id: string,
): readonly BatchPayment[] | undefined {
  const read = signableFromDetails(details, chainId, version)
  if (read.status !== 'signable' || !isAddressEqual(read.signable.safe, address)) return undefined
  const { transaction } = read.signable
  // A refund goes to whoever sent it, as much as it came to.
  if (safeTxHash(read.signable) !== hashOfId(id) || transaction.gasPrice > 0n) return undefined
  return paymentsIn(describeTransaction({ safe: address, transaction }))?.filter(
    ({ to }) => !isAddressEqual(to, address),
  )
}

function paymentsIn({ action, value }: TransactionDescription): BatchPayment[] | undefined {
  switch (action.kind) {
    case 'reject':
      return []
    case 'send':
      return [{ to: action.to, token: null, amount: action.value }]
    case 'tokenTransfer': {
      const { to, token, amount, behind } = action
      return value > 0n
        ? undefined
        : [{ to, token, amount, ...(behind === undefined ? {} : { behind }) }]
    }
    case 'batch': {
      const parts = action.transactions.map(paymentsIn)
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    default:
      return undefined
  }
}

/** What a row of a list says that it pays; nothing where it pays nothing, or leaves the amount out. */
export function paymentIn({ txInfo }: Transaction): readonly BatchPayment[] {
  if (txInfo.type !== 'Transfer' || txInfo.direction === 'INCOMING') return []
  const { transferInfo, recipient } = txInfo
  if (transferInfo.type !== 'NATIVE_COIN' && transferInfo.type !== 'ERC20') return []
  const token = transferInfo.type === 'ERC20' ? transferInfo.tokenAddress : null
  return transferInfo.value === null
    ? []
    : [{ to: recipient.value, token, amount: transferInfo.value }]
}
