import type { SignedBatch as Signed } from '@ghost-pay/payments/payroll-draft'

import type { SharedAccount } from '../../../../data/SharedAccount.ts'
import type { Prices } from './payrollSums.ts'
import { SignedBatch } from './SignedBatch.tsx'

export type SignedBatchesProps = {
  account: SharedAccount
  signed: readonly Signed[]
  prices: Prices
  /** Nothing else is left to pay. */
  isWhole?: boolean
  /** Makes a new payroll of the same lines. */
  onUseAgain?: (() => void) | undefined
}

/** How far the signed batches of a payroll are, each with the way to its page. */
export function SignedBatches(props: SignedBatchesProps) {
  const { account, signed, prices, isWhole = false, onUseAgain } = props
  const isOnly = isWhole && signed.length === 1
  return signed.map((batch) => (
    <SignedBatch
      key={batch.safeTxHash}
      account={account}
      batch={batch}
      prices={prices}
      isOnly={isOnly}
      onUseAgain={isOnly ? onUseAgain : undefined}
    />
  ))
}
