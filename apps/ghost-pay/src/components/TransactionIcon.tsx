import type { TransactionKind } from '@ghost-pay/safe-account/view'

import { CallIcon, CheckIcon, PayIcon, ReceivedIcon, SettingsIcon, StopIcon } from './icons.tsx'

/** The shape that goes with a kind of transaction. */
export function TransactionIcon({ kind }: { kind: TransactionKind }) {
  switch (kind) {
    case 'sent':
      return <PayIcon />
    case 'received':
      return <ReceivedIcon />
    case 'settings':
      return <SettingsIcon />
    case 'rejection':
      return <StopIcon />
    case 'creation':
      return <CheckIcon />
    case 'call':
    case 'unknown':
      return <CallIcon />
  }
}
