'use client'

import { Suspense, useEffect, useRef } from 'react'
import { useChains, useConnection, useConnections } from 'wagmi'

import { chainIcon, type KitChain } from '../connection/chainIcon.ts'
import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { useProfile } from '../connection/useProfile.ts'
import { useKit } from '../context/KitContext.ts'
import { lazyWithPreload } from '../platform/lazyWithPreload.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { AccountModalView } from './AccountModalView.tsx'

/** What kind of account it is and what its wallet can do: fetched with the account dialog, and asked for there. Without its code the dialog has the rest. */
const LazyAccountKind = lazyWithPreload(
  () => import('./AccountLines.tsx').then(({ AccountLines }) => AccountLines),
  () => null,
)

/** The list of several connected wallets: fetched where there are several. Without its code the account dialog has the rest. */
const LazyConnectionList = lazyWithPreload(
  () => import('./ConnectionList.tsx').then(({ ConnectionList }) => ConnectionList),
  () => null,
)

/** The code of the address: fetched with the account dialog. Without its code the dialog has the rest. */
const LazyReceive = lazyWithPreload(
  () => import('./Receive.tsx').then(({ Receive }) => Receive),
  () => null,
)

/** The list of transactions: fetched where the host shows one. Without its code the account dialog has the rest. */
const LazyRecentTransactions = lazyWithPreload(
  () => import('./RecentTransactions.tsx').then(({ RecentTransactions }) => RecentTransactions),
  () => null,
)

/** The dialog of the connected account. */
export function AccountModal({ onClose }: { onClose: () => void }) {
  const kit = useKit()
  const { address, chainId, connector } = useConnection()
  const chain: KitChain | undefined = useChains().find(({ id }) => id === chainId)
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
      network={
        chain && {
          name: chain.name,
          iconUrl: chainIcon(chain),
          iconBackground: chain.iconBackground,
        }
      }
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
