import { type ReactNode, useState } from 'react'
import { useChains } from 'wagmi'

import { useButtonText } from '../context/useButtonText.ts'
import { useRootProps } from '../context/useRootProps.ts'
import { useCompact } from '../platform/useCompact.ts'
import { useLater } from '../platform/useLater.ts'
import type { AccountView } from './accountView.ts'
import { connectedHalf } from './connectedHalf.ts'
import { type Responsive, responsive } from './responsive.ts'
import { type ConnectButtonState, useConnectButton } from './useConnectButton.ts'

export type AccountStatus = 'full' | 'avatar' | 'address'
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

export type ConnectButtonProps = {
  /** What it says while nobody is connected: “Connect Wallet”. */
  label?: string | undefined
  /** How much of the account is shown. Default: `full`. */
  accountStatus?: Responsive<AccountStatus> | undefined
  /** How much of the chain is shown. Default: `full` on large screens, `icon` on small ones. */
  chainStatus?: Responsive<ChainStatus> | undefined
  /** Whether the balance is shown. Default: on large screens only. It is not asked for where it is not shown. */
  showBalance?: Responsive<boolean> | undefined
}

/**
 * The button of the kit: “Connect Wallet”, or the chain and the account (behaviour/connect-button#connected). On the
 * server and while it loads it keeps its room and shows nothing.
 */
export function ConnectButton({
  label,
  accountStatus = 'full',
  chainStatus = { smallScreen: 'icon', largeScreen: 'full' },
  showBalance = { smallScreen: false, largeScreen: true },
}: ConnectButtonProps) {
  const small = useCompact()
  const withBalance = responsive(showBalance, small)
  const state = useConnectButton({ withBalance })
  const rootProps = useRootProps()
  const text = useButtonText()
  const chains = useChains()
  const { account, chain, mounted, prepare, status } = state
  const drawConnected = useLater(connectedHalf, status !== 'disconnected' || state.connectModalOpen)
  const hidden = !mounted || status === 'loading' || (account && drawConnected === undefined)
  const chainPart = responsive(chainStatus, small)
  const hasChainPart = chain && (chain.unsupported || (chains.length > 1 && chainPart !== 'none'))
  // On a chain that the host does not know, switching comes first.
  const onAccount = chain?.unsupported ? state.openChainModal : state.openAccountModal

  return (
    <div
      className="ck-root ck-connect"
      {...rootProps}
      data-hidden={hidden || undefined}
      inert={hidden}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {account && drawConnected ? (
        drawConnected({
          account: {
            account,
            show: responsive(accountStatus, small),
            withBalance,
            isOpen: state.accountModalOpen,
            onPress: onAccount,
          },
          chain: hasChainPart
            ? {
                chain,
                show: chainPart,
                isOpen: state.chainModalOpen,
                onPress: state.openChainModal,
              }
            : undefined,
        })
      ) : (
        <button
          type="button"
          className="ck-connect-wallet"
          aria-haspopup="dialog"
          aria-expanded={state.connectModalOpen || state.accountModalOpen || state.chainModalOpen}
          onClick={account ? onAccount : state.openConnectModal}
        >
          {/* Where the connected half could not be loaded, the account is at least named. */}
          {drawConnected === null && account
            ? account.displayName
            : (label ?? text('button.connect'))}
        </button>
      )}
    </div>
  )
}

export type ConnectButtonCustomProps = {
  /** Draws the button. Keep the room while `mounted` is false or `status` is `loading`. */
  children: (state: ConnectButtonState) => ReactNode
}

/** Everything the connect button knows, for a button of your own. The balance is asked for once it is looked at. */
function Custom({ children }: ConnectButtonCustomProps) {
  const [withBalance, setWithBalance] = useState(false)
  const state = useConnectButton({ withBalance })
  const { account } = state
  return children({
    ...state,
    account: account && watchBalance(account, () => setWithBalance(true)),
  })
}

/** An account that says when its balance is read, so that a page that shows none asks no node for it. */
function watchBalance(account: AccountView, onRead: () => void): AccountView {
  const { balance, displayBalance } = account
  // After the rendering that reads it: nothing changes while it is being drawn.
  const read = <value,>(value: value): value => {
    queueMicrotask(onRead)
    return value
  }
  return Object.defineProperties(
    { ...account },
    {
      balance: { enumerable: true, get: () => read(balance) },
      displayBalance: { enumerable: true, get: () => read(displayBalance) },
    },
  )
}

ConnectButton.Custom = Custom
