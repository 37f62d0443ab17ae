'use client'

import { useProfile } from '../connection/useProfile.ts'
import { useKit } from '../context/KitContext.ts'
import { useText } from '../context/useText.ts'
import { AsyncImage } from '../ui/AsyncImage.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { ChevronIcon, WarningIcon } from '../ui/Icon.tsx'
import { type AccountView, accountView } from './accountView.ts'
import type { ChainView } from './chainView.ts'

/** How much of the account is shown. */
export type AccountStatus = 'full' | 'avatar' | 'address'

/** How much of the chain is shown. */
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

export type ConnectedButtonProps = {
  address: `0x${string}`
  /** Absent where the chain is not shown. */
  chain: ChainView | undefined
  accountStatus: AccountStatus
  chainStatus: ChainStatus
  withBalance: boolean
  accountModalOpen: boolean
  chainModalOpen: boolean
  onAccount: () => void
  onChain: () => void
}

/** The connect button of a visitor who is connected: the chain and the account, side by side. */
export function ConnectedButton(props: ConnectedButtonProps) {
  const { address, chain, withBalance } = props
  const account = accountView(address, useProfile({ address, withBalance, kit: useKit() }))
  return (
    <div className="ck-connected">
      {chain && (
        <ChainButton
          chain={chain}
          show={props.chainStatus}
          isOpen={props.chainModalOpen}
          onPress={props.onChain}
        />
      )}
      <AccountButton
        account={account}
        show={props.accountStatus}
        withBalance={withBalance}
        isOpen={props.accountModalOpen}
        onPress={props.onAccount}
      />
    </div>
  )
}

type ChainButtonProps = {
  chain: ChainView
  show: ChainStatus
  isOpen: boolean
  onPress: () => void
}

/** The half of the connect button that names the chain, or says that it is the wrong one. */
function ChainButton({ chain, show, isOpen, onPress }: ChainButtonProps) {
  const text = useText()
  const name = chain.name ?? text('button.wrongNetwork')
  return (
    <button
      type="button"
      className="ck-connected-part"
      data-wrong={chain.unsupported || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {chain.unsupported ? (
        <>
          <WarningIcon />
          <span className="ck-strong">{name}</span>
        </>
      ) : (
        <>
          <span className="ck-unseen">{`${text('button.network')} `}</span>
          {show !== 'name' && (
            <AsyncImage
              src={chain.iconUrl}
              letter={name}
              background={chain.iconBackground}
              size={24}
              round
            />
          )}
          <span className={show === 'icon' ? 'ck-unseen' : 'ck-strong ck-cut'}>{name}</span>
        </>
      )}
      <ChevronIcon />
    </button>
  )
}

type AccountButtonProps = {
  account: AccountView
  show: AccountStatus
  withBalance: boolean
  isOpen: boolean
  onPress: () => void
}

/** The half of the connect button that shows the account. A ring turns while a transaction is pending. */
function AccountButton({ account, show, withBalance, isOpen, onPress }: AccountButtonProps) {
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
