import {
  type ChainFacts,
  feeOf,
  hasExecuted,
  logsOf,
  nativePayments,
  type Receipt,
  type ReceiptPayment,
  tokenPayments,
} from './receipt.ts'

/** A part of a receipt that is not what the chain says. */
export type ReceiptDifference =
  | {
      field:
        'chainId' | 'transactionHash' | 'execution' | 'blockNumber' | 'blockHash' | 'time' | 'fee'
    }
  /** A payment that the chain does not have; from 0. */
  | { field: 'payments'; index: number }
  /** A payment of the account that a receipt of the whole leaves out, as the chain has it. */
  | { field: 'missing'; payment: ReceiptPayment }

/** A receipt, compared with the chain. */
export type CheckedReceipt = {
  /** Empty when all that can be read from the chain is as the receipt says. */
  differences: readonly ReceiptDifference[]
  /**
   * Payments in the chain's own currency that no log proves, from 0: somebody wrote them into the receipt, and only
   * the bytes that were signed can say whether they are true.
   */
  unproven: readonly number[]
}

/**
 * Holds a receipt against the chain. The memo is nobody's to check. See behaviour/requests#receipt.
 *
 * @param parameters.chain what the chain says of the receipt's transaction; null when it knows none
 */
export function checkReceipt(
  receipt: Receipt,
  { chainId, chain }: { chainId: number; chain: ChainFacts | null },
): CheckedReceipt {
  if (chainId !== receipt.chainId) return { differences: [{ field: 'chainId' }], unproven: [] }
  if (
    chain === null ||
    chain.receipt.transactionHash.toLowerCase() !== receipt.transactionHash.toLowerCase()
  ) {
    return { differences: [{ field: 'transactionHash' }], unproven: [] }
  }
  const { receipt: onChain, time } = chain
  const fee = feeOf(onChain)
  const { payments } = receipt
  const logs = logsOf(onChain, receipt)
  const tokens = tokenPayments(logs, receipt.account)
  const natives = nativePayments(
    logs,
    receipt.account,
    payments.filter(({ token }) => token === null),
  )
  const wrong = (holds: boolean, difference: ReceiptDifference) => (holds ? [] : [difference])
  const left = [...tokens, ...natives]
  const unknown = payments.flatMap((payment, index) => {
    const at = left.findIndex((other) => isSame(payment, other))
    if (at === -1) return [{ field: 'payments', index } as const]
    left.splice(at, 1)
    return []
  })
  return {
    differences: [
      ...wrong(onChain.status === 'success' && hasExecuted(onChain, receipt), {
        field: 'execution',
      }),
      ...wrong(Number(onChain.blockNumber) === receipt.blockNumber, { field: 'blockNumber' }),
      ...wrong(onChain.blockHash.toLowerCase() === receipt.blockHash.toLowerCase(), {
        field: 'blockHash',
      }),
      ...wrong(time === receipt.time, { field: 'time' }),
      ...wrong(fee.amount === receipt.fee.amount && fee.payer === receipt.fee.payer, {
        field: 'fee',
      }),
      ...unknown,
      // A receipt for one payee leaves out what others got.
      ...(receipt.isPart === true ? [] : left)
        .filter(({ token }) => token !== null)
        .map((payment) => ({ field: 'missing', payment }) as const),
    ],
    unproven: payments.flatMap(({ token, logIndex }, index) =>
      token === null && logIndex === null ? [index] : [],
    ),
  }
}

const isSame = (one: ReceiptPayment, other: ReceiptPayment): boolean =>
  one.token === other.token &&
  one.to === other.to &&
  one.amount === other.amount &&
  one.logIndex === other.logIndex
