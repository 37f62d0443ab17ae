'use client'

import { useConnection, useConnections, useSwitchConnection } from 'wagmi'

import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { useProfile } from '../connection/useProfile.ts'
import { useKit } from '../context/KitContext.ts'
import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { connectorLook } from '../wallets/connectorLook.ts'
import { AccountModalView } from './AccountModalView.tsx'
import { RecentTransactions } from './RecentTransactions.tsx'

/** The dialog of the connected account. */
export function AccountModal({ onClose }: { onClose: () => void }) {
  const { locale, showRecentTransactions } = useKit()
  const { address, connector } = useConnection()
  const connections = useConnections()
  const { mutate: use } = useSwitchConnection()
  const disconnect = useDisconnectWallet()
  const text = useText()
  const { displayName, displayBalance, ensAvatar } = useProfile({
    address,
    withBalance: true,
    locale,
  })
  if (!address) return null

  const byUid = (uid: string) =>
    connections.find(({ connector }) => connector.uid === uid)?.connector

  return (
    <AccountModalView
      address={address}
      name={displayName}
      ensAvatar={ensAvatar}
      balance={displayBalance}
      connections={connections.map((connection) => ({
        uid: connection.connector.uid,
        ...connectorLook(connection.connector, text('account.wallet')),
        account: shortAddress(connection.accounts[0]),
        current: connection.connector.uid === connector?.uid,
      }))}
      transactions={showRecentTransactions && <RecentTransactions />}
      onClose={onClose}
      onDisconnect={() => void disconnect(connector)}
      onDisconnectOne={(uid) => void disconnect(byUid(uid))}
      onUse={(uid) => {
        const next = byUid(uid)
        if (next) use({ connector: next })
      }}
    />
  )
}
