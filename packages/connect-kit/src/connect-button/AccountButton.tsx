'use client'

import { useText } from '../context/useText.ts'
import { Avatar } from '../ui/Avatar.tsx'
import type { AccountView } from './accountView.ts'

/** How much of the account is shown. */
export type AccountStatus = 'full' | 'avatar' | 'address'

export type AccountButtonProps = {
  account: AccountView
  show: AccountStatus
  withBalance: boolean
  isOpen: boolean
  onPress: () => void
}

/** The half of the connect button that shows the account. A ring turns while a transaction is pending. */
export function AccountButton({ account, show, withBalance, isOpen, onPress }: AccountButtonProps) {
  const text = useText()
  const { address, displayBalance, displayName, ensAvatar, hasPendingTransactions } = account
  return (
    <button
      type="button"
      className="ck-connected-part"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span className="ck-unseen">{`${text('button.account')} `}</span>
      {withBalance && displayBalance && <span className="ck-figure ck-soft">{displayBalance}</span>}
      {show !== 'address' && (
        <div className="ck-ring" data-turning={hasPendingTransactions || undefined}>
          <Avatar address={address} ensImage={ensAvatar} size={24} />
        </div>
      )}
      <span className={show === 'avatar' ? 'ck-unseen' : 'ck-strong ck-cut'}>{displayName}</span>
      {hasPendingTransactions && <span className="ck-unseen">{`, ${text('button.pending')}`}</span>}
    </button>
  )
}
