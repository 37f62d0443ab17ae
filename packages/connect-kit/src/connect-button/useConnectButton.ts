'use client'

import { useChains, useConnection } from 'wagmi'

import { useAuthenticationStatus } from '../connection/AuthenticationContext.ts'
import type { AuthenticationStatus, ConnectionStatus } from '../connection/connectionStatus.ts'
import type { ProfileAnswer } from '../connection/ProfileReader.tsx'
import { useModals } from '../context/ModalsContext.ts'
import { useMounted } from '../platform/useMounted.ts'
import { type AccountView, accountView } from './accountView.ts'
import { type ChainView, chainView } from './chainView.ts'

/** Everything a button of your own can show and do. */
export type ConnectButtonState = {
  /** The connected account, once the visitor is connected, and signed in where the host asks for it. */
  account: AccountView | undefined
  /** The chain that the wallet is on. */
  chain: ChainView | undefined
  status: ConnectionStatus
  /** Undefined where the host has no sign-in. */
  authenticationStatus: AuthenticationStatus | undefined
  /** False on the server and until the page is hydrated: keep the space, show nothing yet. */
  mounted: boolean
  /** Each does nothing while its dialog cannot be opened. */
  openConnectModal: () => void
  openAccountModal: () => void
  openChainModal: () => void
  connectModalOpen: boolean
  accountModalOpen: boolean
  chainModalOpen: boolean
  /** Loads the dialogs ahead; call it when a pointer or the focus comes near. */
  preload: () => void
}

/**
 * Gathers what the connect button shows.
 *
 * @param answer what is known of the account beyond its address; that of another account or chain does not count
 */
export function useConnectButton(answer?: ProfileAnswer): ConnectButtonState {
  const { address, chainId } = useConnection()
  const chains = useChains()
  const { open, openModal, preload, status } = useModals()
  const mounted = useMounted()
  const authenticationStatus = useAuthenticationStatus()
  const isConnected = mounted && status === 'connected'
  const shown = isConnected ? address : undefined
  const isCurrent = answer?.address === shown && answer?.chainId === chainId
  const profile = isCurrent ? answer?.profile : undefined

  return {
    account: shown && accountView(shown, profile ?? {}),
    chain: isConnected && chainId !== undefined ? chainView(chainId, chains) : undefined,
    status,
    authenticationStatus,
    mounted,
    openConnectModal: () => openModal('connect'),
    openAccountModal: () => openModal('account'),
    openChainModal: () => openModal('chain'),
    connectModalOpen: open === 'connect',
    accountModalOpen: open === 'account',
    chainModalOpen: open === 'chain',
    preload,
  }
}
