import type { Address, TransactionReceipt } from 'viem'
import { buildReceipt } from '@ghost-pay/payments/receipt'
import { describeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import { receiptOutcome } from '../chain/receiptOutcome.ts'
import { givenIn } from '../review/transactionParts.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'

/** A payment that was signed and executed, and that its token has not written down so. */
export type UnloggedPayment = {
  token: Address
  to: Address
  /** What was signed, in base units. */
  amount: bigint
}

/**
 * Finds the payments of an executed transaction that are not in their tokens' own logs: a token can answer `false` and move nothing, or
 * keep a share, and the account has executed it all the same.
 *
 * @param receipt of the chain's transaction
 * @returns in the order of the signed bytes; none where the account has not executed it
 */
export function unloggedPayments(
  receipt: TransactionReceipt,
  signable: SignableTransaction,
): readonly UnloggedPayment[] {
  const { chainId, safe: account } = signable
  const hash = safeTxHash(signable)
  if (receiptOutcome(receipt, account, hash) !== 'succeeded') return []
  const of = { chainId, account, safeTxHash: hash, receipt, time: 0, native: [] }
  const logged = buildReceipt(of).payments.map(keyOf)
  return givenIn(describeTransaction(signable)).flatMap(({ token, to, amount }) => {
    if (token === null || amount === undefined || amount === 0n) return []
    const at = logged.indexOf(keyOf({ token, to, amount }))
    if (at !== -1) logged.splice(at, 1)
    return at === -1 ? [{ token, to, amount }] : []
  })
}

const keyOf = ({ token, to, amount }: { token: Address | null; to: Address; amount: bigint }) =>
  `${token ?? ''} ${to} ${amount}`.toLowerCase()
