import { type Address, zeroAddress } from 'viem'
import type { TransactionAction, TransactionDescription } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** Every action of a transaction: its own, and those of its parts, however deep. */
function actionsOf({ action }: Pick<TransactionDescription, 'action'>): TransactionAction[] {
  const inner =
    action.kind === 'batch'
      ? action.transactions
      : action.kind === 'execute'
        ? [action.transaction]
        : []
  return [action, ...inner.flatMap(actionsOf)]
}

/** The tokens that a transaction or one of its parts is about, each once, so that the chain can be asked for them. */
export function tokensIn(description: Pick<TransactionDescription, 'action'>): readonly Address[] {
  return [
    ...new Set(
      actionsOf(description).flatMap((action) => ('token' in action ? [action.token] : [])),
    ),
  ]
}

/** The token in which an account refunds the executor of a transaction, where it does and in a token. */
export function refundTokenOf({
  transaction: { gasPrice, gasToken },
}: Pick<SignableTransaction, 'transaction'>): readonly Address[] {
  return gasPrice > 0n && gasToken !== zeroAddress ? [gasToken] : []
}

/** The addresses that a transaction or one of its parts pays, each once. */
export function recipientsIn(
  description: Pick<TransactionDescription, 'action'>,
): readonly Address[] {
  return [...new Set(actionsOf(description).flatMap(recipientOf))]
}

function recipientOf(action: TransactionAction): Address[] {
  switch (action.kind) {
    case 'send':
    case 'tokenTransfer':
    case 'transferFrom':
    case 'collectibleTransfer':
      return [action.to]
    default:
      return []
  }
}
