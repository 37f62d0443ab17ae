'use client'

import { Suspense, useEffect, useRef } from 'react'
import { useConnection, useConnections } from 'wagmi'

import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { useProfile } from '../connection/useProfile.ts'
import { useKit } from '../context/KitContext.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { AccountModalView } from './AccountModalView.tsx'
import { LazyAccountKind } from './LazyAccountKind.ts'
import { LazyConnectionList } from './LazyConnectionList.ts'
import { LazyReceive } from './LazyReceive.ts'
import { LazyRecentTransactions } from './LazyRecentTransactions.ts'

/** The dialog of the connected account. */
export function AccountModal({ onClose }: { onClose: () => void }) {
  const kit = useKit()
  const { address, connector } = useConnection()
  const { length: connected } = useConnections()
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
      kind={
        <Suspense>
          <LazyAccountKind />
        </Suspense>
      }
      receive={
        <Suspense>
          <LazyReceive Code={QrCode} />
        </Suspense>
      }
      connections={
        connected > 1 && (
          <Suspense>
            <LazyConnectionList />
          </Suspense>
        )
      }
      transactions={
        kit.showRecentTransactions && (
          <Suspense>
            <LazyRecentTransactions />
          </Suspense>
        )
      }
      heading={heading}
      onClose={onClose}
      onDisconnect={() => void disconnect(connector)}
    />
  )
}
