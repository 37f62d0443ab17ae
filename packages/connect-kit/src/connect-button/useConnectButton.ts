'use client'

import { useState } from 'react'
import { useChains, useConnection } from 'wagmi'

import {
  type AuthenticationStatus,
  type ConnectionStatus,
  isVerified,
} from '../connection/connectionStatus.ts'
import { useAuthenticationStatus } from '../connection/useConnectionStatus.ts'
import { useKit } from '../context/KitContext.ts'
import { useModals } from '../context/ModalsContext.ts'
import { useMounted } from '../platform/useMounted.ts'
import { type AccountView, accountView } from './accountView.ts'
import { type ChainView, chainView } from './chainView.ts'
import type { ProfileAnswer } from './ProfileReader.tsx'

/** Everything a button of your own can show and do. */
export type ConnectButtonState = {
  /** The connected account, once the visitor is connected, and signed in where the host asks for it. */
  account: AccountView | undefined
  /**
   * The account that the server read in the visitor's cookie, also while the wallet has not confirmed it yet: to be shown, not to be
   * relied on.
   */
  remembered: `0x${string}` | undefined
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
  const { requiredChainId = chainId } = useKit()
  const { open, openModal, preload, status } = useModals()
  const mounted = useMounted()
  const authenticationStatus = useAuthenticationStatus()
  const isConnected = mounted && status === 'connected'
  const shown = isConnected ? address : undefined
  const isCurrent = answer?.address === shown && answer?.chainId === chainId
  const profile = isCurrent ? answer?.profile : undefined
  // Until the page looks into its own storage, wagmi knows what the server has handed it, and nothing else.
  const [first] = useState(address)

  return {
    account: shown && accountView(shown, profile ?? {}),
    // behaviour/connect-button#remembered
    remembered: address === first && isVerified(authenticationStatus) ? address : undefined,
    chain:
      isConnected && chainId !== undefined
        ? chainView(chainId, chainId === requiredChainId ? chains : [])
        : undefined,
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
