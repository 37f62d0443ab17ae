import { zeroAddress } from 'viem'
import type { TransactionDescription } from '@ghost-pay/safe-protocol'

import type { PolicyDraft, PolicyPayment } from './decidePayments.ts'

/** What a transaction pays, as a policy looks at it: a call that is not a plain payment makes it more than payments. */
export function draftPayments(description: TransactionDescription): PolicyDraft {
  const { payments, isWhole } = paymentsOf(description)
  // A refund leaves the account beside what it does.
  const hasRefund = description.warnings.some(({ code }) => code === 'refund')
  return { payments, isWhole: isWhole && !hasRefund }
}

function paymentsOf({ action, value }: TransactionDescription): PolicyDraft {
  switch (action.kind) {
    case 'reject':
      return { payments: [], isWhole: true }
    case 'send':
      return one({ token: zeroAddress, to: action.to, amount: action.value }, true)
    case 'tokenTransfer': {
      const { token, to, amount } = action
      // Currency that goes along with it pays the token's contract.
      return one({ token, to, amount }, value === 0n)
    }
    case 'batch': {
      const parts = action.transactions.map(paymentsOf)
      return {
        payments: parts.flatMap(({ payments }) => payments),
        isWhole: parts.every(({ isWhole }) => isWhole),
      }
    }
    default:
      return { payments: [], isWhole: false }
  }
}

const one = (payment: PolicyPayment, isWhole: boolean): PolicyDraft => ({
  payments: [payment],
  isWhole,
})
