import type { TransactionAction } from '@ghost-pay/safe-protocol'

type UnreadCall = Extract<TransactionAction, { kind: 'call' | 'delegateCall' | 'unreadable' }>

/** Whether a call says nothing that this app can read: which function is called, and with what, is anybody's word. */
export const isUnreadCall = (action: TransactionAction): action is UnreadCall =>
  action.kind === 'call' || action.kind === 'delegateCall' || action.kind === 'unreadable'
