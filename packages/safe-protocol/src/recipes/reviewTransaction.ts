import {
  type Confirmation,
  describeTransaction,
  type SafeTransactionInput,
  verifyTransaction,
} from '../index.ts'

type Account = { chainId: number; safe: string; version: string; owners: readonly string[] }
type Received = {
  transaction: SafeTransactionInput
  safeTxHash: string
  confirmations: readonly Confirmation[]
}

/** What a person should read before signing what a gateway sent. */
export async function reviewTransaction(account: Account, received: Received) {
  const { owners, ...safe } = account
  const { problems, signers } = await verifyTransaction({ ...safe, ...received, owners })
  const { sentence, warnings } = describeTransaction({
    safe: account.safe,
    transaction: received.transaction,
    currency: { symbol: 'xDAI', decimals: 18 },
  })
  return {
    sentence,
    signers,
    // Every problem names the field it stands in.
    tampered: problems.map(({ problem, field }) => `${field}: ${problem}`),
    warnings: warnings.map((warning) => warning.sentence),
    blocked: warnings.some(({ level }) => level === 'blocked'),
  }
}
