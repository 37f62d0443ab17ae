'use client'

import { useEffect, useRef } from 'react'
import { useChains, useConnection } from 'wagmi'

import { chainIcon, type KitChain } from '../connection/chainIcon.ts'
import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { useOwnConnections } from '../connection/useOwnConnections.ts'
import { useProfile } from '../connection/useProfile.ts'
import { useKit } from '../context/KitContext.ts'
import { useText } from '../context/useText.ts'
import { connectorLook } from '../wallets/connectorLook.ts'
import { AbilitiesLine } from './AbilitiesLine.tsx'
import { AccountKindLine } from './AccountKindLine.tsx'
import { AccountModalView } from './AccountModalView.tsx'
import { ConnectionList } from './ConnectionList.tsx'
import { Receive } from './Receive.tsx'
import { RecentTransactions } from './RecentTransactions.tsx'

/** The dialog of the connected account. */
export function AccountModal({ onClose }: { onClose: () => void }) {
  const kit = useKit()
  const text = useText()
  const { address, chainId, connector } = useConnection()
  const chain: KitChain | undefined = useChains().find(({ id }) => id === chainId)
  const { length: connected } = useOwnConnections()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(connected)
  useEffect(() => {
    // One of several wallets has left, with its row or with the account that was shown.
    if (connected < before.current) heading.current?.focus({ preventScroll: true })
    before.current = connected
  }, [connected])
  const disconnect = useDisconnectWallet()
  const { displayName, displayBalance, ensAvatar } = useProfile({
    address,
    withBalance: true,
    kit,
  })
  if (!address) return null

  return (
    <AccountModalView
      address={address}
      name={displayName}
      ensAvatar={ensAvatar}
      balance={displayBalance}
      wallet={connector && connectorLook(connector, text('account.wallet')).name}
      network={
        chain && {
          name: chain.name,
          iconUrl: chainIcon(chain),
          iconBackground: chain.iconBackground,
        }
      }
      kind={
        <>
          <AccountKindLine />
          <AbilitiesLine />
        </>
      }
      receive={<Receive />}
      connections={connected > 1 && <ConnectionList />}
      transactions={kit.showRecentTransactions && <RecentTransactions />}
      heading={heading}
      onClose={onClose}
      onDisconnect={() => void disconnect(connector)}
    />
  )
}
