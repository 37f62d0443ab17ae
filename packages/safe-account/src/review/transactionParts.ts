import { type Address, zeroAddress } from 'viem'
import type { TransactionAction, TransactionDescription } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'

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

/** Something that an account gives to somebody. */
export type Given = {
  to: Address
  /** Null for the chain's own currency. */
  token: Address | null
  /** Base units; undefined for a collectible. */
  amount: bigint | undefined
}

/** Who gets a say over an account, or a way to its money, by a transaction or one of its parts, each once. */
export const entrustedIn = (description: Pick<TransactionDescription, 'action'>): Address[] => [
  ...new Set(
    actionsOf(description)
      .flatMap(entrustedBy)
      .filter((address) => address !== zeroAddress),
  ),
]

function entrustedBy(action: TransactionAction): Address[] {
  switch (action.kind) {
    case 'addOwner':
      return [action.owner]
    case 'swapOwner':
      return [action.newOwner]
    case 'enableModule':
      return [action.module]
    case 'setGuard':
    case 'setModuleGuard':
      return [action.guard]
    case 'setFallbackHandler':
      return [action.handler]
    case 'changeImplementation':
      return [action.implementation]
    case 'approve':
    case 'increaseAllowance':
      return action.amount > 0n ? [action.spender] : []
    case 'permit':
      return [action.spender]
    case 'approvalForAll':
      return action.approved ? [action.operator] : []
    default:
      return []
  }
}

/** What a transaction or one of its parts gives, and to whom. */
export function givenIn(description: Pick<TransactionDescription, 'action'>): readonly Given[] {
  return actionsOf(description).flatMap(givenBy)
}

/** Who is paid by a transaction or one of its parts, each once. */
export const payeesOf = (description: Pick<TransactionDescription, 'action'>): Address[] => [
  ...new Set(givenIn(description).map(({ to }) => to)),
]

function givenBy(action: TransactionAction): Given[] {
  switch (action.kind) {
    case 'send':
      return [{ to: action.to, token: null, amount: action.value }]
    case 'tokenTransfer':
      return [{ to: action.to, token: action.token, amount: action.amount }]
    case 'transferFrom':
    case 'collectibleTransfer':
      return [{ to: action.to, token: action.token, amount: undefined }]
    default:
      return []
  }
}
