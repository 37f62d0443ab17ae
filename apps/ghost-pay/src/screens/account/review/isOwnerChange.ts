import type { TransactionAction } from '@ghost-pay/safe-protocol'

const kinds: readonly TransactionAction['kind'][] = [
  'addOwner',
  'removeOwner',
  'swapOwner',
  'changeThreshold',
]

/** Whether it changes who decides over the account, and nothing else. */
export const isOwnerChange = ({ action }: { action: TransactionAction }): boolean =>
  kinds.includes(action.kind)
