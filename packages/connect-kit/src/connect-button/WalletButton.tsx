'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useConnection } from 'wagmi'

import { useKit } from '../context/KitContext.ts'
import { useModals } from '../context/ModalsContext.ts'
import { useRootProps } from '../context/useRootProps.ts'
import { ConnectorNotFoundError } from '../errors/errors.ts'
import { shortName } from '../format/shortName.ts'
import * as limits from '../limits.ts'
import { useMounted } from '../platform/useMounted.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import { AsyncImage } from '../ui/AsyncImage.tsx'
import { useWalletOptions } from '../wallets/useWalletOptions.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'

/** What a button for one wallet knows. */
export type WalletButtonState = {
  /** The wallet; absent until the page is hydrated and the wallet has been found. */
  wallet: WalletOption | undefined
  /** It can be connected at once; otherwise pressing it shows how to get it. */
  ready: boolean
  connected: boolean
  /** It was pressed, and the visitor is still connecting. */
  loading: boolean
  /**
   * Why the last press led to no connection, for example `ConnectDismissedError`: the visitor closed the dialog, which says
   * them by itself what a wallet refused. Gone with the next press.
   */
  error: unknown
  mounted: boolean
  /**
   * Opens the connect dialog with this wallet.
   *
   * @throws ConnectorNotFoundError “Connector not found” while no wallet of the list has this id
   */
  connect: () => void
  /** Loads the dialogs ahead. */
  preload: () => void
}

export type WalletButtonProps = {
  /** The id of the wallet, for example `rabby`, or an alias. Upper and lower case are the same. */
  wallet: string
}

/**
 * A button for one wallet: opens the connect dialog with a request to that wallet. It keeps its space until the wallet is
 * known, which for one that only announces itself is a moment after the page has loaded.
 */
export function WalletButton({ wallet: id }: WalletButtonProps) {
  const { wallet, connect, preload, connected } = useWalletButton(id)
  const rootProps = useRootProps()
  return (
    <div
      className="ck-root ck-connect"
      {...rootProps}
      data-hidden={!wallet || undefined}
      inert={!wallet}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <button
        type="button"
        className="ck-wallet-button"
        data-connected={connected || undefined}
        aria-haspopup="dialog"
        onClick={connect}
      >
        <AsyncImage
          src={wallet?.iconUrl}
          letter={wallet?.name}
          background={wallet?.iconBackground}
          size={24}
        />
        <span className="ck-strong">{wallet ? shortName(wallet.name) : id}</span>
      </button>
    </div>
  )
}

export type WalletButtonCustomProps = WalletButtonProps & {
  /** Draws the button. */
  children: (state: WalletButtonState) => ReactNode
}

/** Everything the wallet button knows, for a button of your own. */
function Custom({ wallet, children }: WalletButtonCustomProps) {
  return children(useWalletButton(wallet))
}

WalletButton.Custom = Custom

function useWalletButton(id: string): WalletButtonState {
  const { copy } = useKit()
  const { connect, preload, status } = useModals()
  const [press, setPress] = useState<{ loading: boolean; error?: unknown }>({ loading: false })
  const { connector } = useConnection()
  const mounted = useMounted()
  const wallets = useWalletOptions({ copy })
  const wallet = wallets.find(({ id: own, aliases = [] }) =>
    [own, ...aliases].some((known) => known.toLowerCase() === id.toLowerCase()),
  )
  const isMissing = wallet === undefined
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(
      () =>
        warnOnce(
          `WalletButton: no wallet has the id "${id}". The button stays invisible until one has: check the spelling, or add the wallet to connectorsForWallets.`,
        ),
      limits.announcementGrace,
    )
    return () => clearTimeout(timer)
  }, [isMissing, id])
  return {
    wallet: mounted ? wallet : undefined,
    ready: wallet?.ready ?? false,
    connected: status === 'connected' && connector?.uid === wallet?.connector?.uid,
    loading: press.loading,
    error: press.error,
    mounted,
    connect() {
      if (!wallet) throw new ConnectorNotFoundError(id)
      setPress({ loading: true })
      connect({ walletId: wallet.id }).then(
        () => setPress({ loading: false }),
        (error: unknown) => setPress({ loading: false, error }),
      )
    },
    preload,
  }
}
