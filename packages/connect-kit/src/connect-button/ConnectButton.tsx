'use client'

import { createElement, type ReactNode, useState } from 'react'
import { useChains } from 'wagmi'

import { useKit } from '../context/KitContext.ts'
import { useRootProps } from '../context/useRootProps.ts'
import type { copy as words } from '../copy.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { useCompact } from '../platform/useCompact.ts'
import type { AccountView } from './accountView.ts'
import type { AccountStatus, ChainStatus } from './ConnectedButton.tsx'
import { LazyConnectedButton, LazyProfileReader } from './lazyParts.ts'
import type { ProfileAnswer } from './ProfileReader.tsx'
import { type ConnectButtonState, useConnectButton } from './useConnectButton.ts'

/** A value for every width, or one below 768 px and one from there on. */
export type Responsive<value> = value | { smallScreen: value; largeScreen: value }

export type ConnectButtonProps = {
  /** What it says without a connection: “Connect Wallet”. */
  label?: string | undefined
  /** How much of the account is shown. Default: `full`. */
  accountStatus?: Responsive<AccountStatus> | undefined
  /** How much of the chain is shown. Default: `full` on large screens, `icon` on small ones. */
  chainStatus?: Responsive<ChainStatus> | undefined
  /** Whether the balance is shown. Default: on large screens only. It is not asked for where it is not shown. */
  showBalance?: Responsive<boolean> | undefined
}

/** The one sentence that a page needs before a press: it does not wait for all the others, which are in `copy.ts`. */
const buttonWords: (typeof words)['button.connect'] = 'Connect Wallet'

/**
 * The button of the kit: “Connect Wallet”, or the chain and the account (behaviour/connect-button#connected). On the
 * server and while it loads it keeps its space and shows nothing, or the account that a cookie has told the server.
 */
export function ConnectButton({
  label,
  accountStatus = 'full',
  chainStatus = { smallScreen: 'icon', largeScreen: 'full' },
  showBalance = { smallScreen: false, largeScreen: true },
}: ConnectButtonProps) {
  const small = useCompact()
  const state = useConnectButton()
  const rootProps = useRootProps()
  const { copy } = useKit()
  const chains = useChains()
  const { account, chain, mounted, preload, remembered, status } = state
  const isFound = status !== 'disconnected'
  const Connected = LazyConnectedButton.useFetched(isFound)
  const chainPart = responsive(chainStatus, small)
  const hasChainPart = chain && (chain.unsupported || (chains.length > 1 && chainPart !== 'none'))
  // On a chain that the host does not know, switching comes first.
  const onAccount = chain?.unsupported ? state.openChainModal : state.openAccountModal
  const isFetching = account !== undefined && Connected === undefined
  const waits = !mounted || status === 'loading' || isFetching

  return (
    <div
      className="ck-root ck-connect"
      {...rootProps}
      data-hidden={(waits && !remembered) || undefined}
      inert={waits}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {account && Connected ? (
        createElement(Connected, {
          address: account.address,
          chain: hasChainPart ? chain : undefined,
          accountStatus: responsive(accountStatus, small),
          chainStatus: chainPart,
          withBalance: responsive(showBalance, small),
          accountModalOpen: state.accountModalOpen,
          chainModalOpen: state.chainModalOpen,
          onAccount,
          onChain: state.openChainModal,
        })
      ) : (
        // Without the code that shows an account, the account is at least named.
        <PlainButton
          address={Connected === null && account ? account.address : remembered}
          isOpen={state.connectModalOpen || state.accountModalOpen || state.chainModalOpen}
          onPress={account ? onAccount : state.openConnectModal}
        >
          {label ?? copy['button.connect'] ?? buttonWords}
        </PlainButton>
      )}
    </div>
  )
}

/** The value that holds at this width. */
function responsive<value extends string | boolean>(
  choice: Responsive<value>,
  small: boolean,
): value {
  if (typeof choice !== 'object') return choice
  return small ? choice.smallScreen : choice.largeScreen
}

export type ConnectButtonCustomProps = {
  /** Draws the button. Keep the space while `mounted` is false or `status` is `loading`. */
  children: (state: ConnectButtonState) => ReactNode
}

/** Everything the connect button knows, for a button of your own. The balance is read from a node once the button reads it. */
function Custom({ children }: ConnectButtonCustomProps) {
  const kit = useKit()
  const [withBalance, setWithBalance] = useState(false)
  const [answer, setAnswer] = useState<ProfileAnswer>()
  const state = useConnectButton(answer)
  const { account } = state
  return (
    <>
      {children({
        ...state,
        account: account && watchBalance(account, () => setWithBalance(true)),
      })}
      {account && (
        <LazyProfileReader
          address={account.address}
          withBalance={withBalance}
          kit={kit}
          onChange={setAnswer}
        />
      )}
    </>
  )
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

type PlainButtonProps = {
  /** The account of the visitor, where it is known; it stands in the place of the words. */
  address: `0x${string}` | undefined
  isOpen: boolean
  onPress: () => void
  children?: ReactNode
}

/** The connect button without the code that shows an account: the words, or the account by its address alone. */
function PlainButton({ address, isOpen, onPress, children }: PlainButtonProps) {
  return (
    <button
      type="button"
      className={address ? 'ck-connected-part ck-strong' : 'ck-connect-wallet'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {address ? shortAddress(address) : children}
    </button>
  )
}
