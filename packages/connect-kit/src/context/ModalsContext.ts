'use client'

import { createContext, useContext } from 'react'
import type { Connector } from 'wagmi'

import type { ConnectionStatus } from '../connection/connectionStatus.ts'

/** The dialogs by name. */
export type Modal = 'connect' | 'account' | 'chain'

/** Why a dialog does not open now. */
export type ModalUnavailableReason =
  'loading' | 'connected' | 'disconnected' | 'unsupported-chain' | 'no-provider'

/** What a visitor connected with. */
export type Connected = { address: `0x${string}`; chainId: number; connector: Connector }

export type ConnectOptions = {
  /** The connect dialog starts with this wallet. */
  walletId?: string | undefined
}

/** What a part of the kit that opens dialogs needs to know. */
export type Modals = {
  open: Modal | null
  status: ConnectionStatus
  /** Why a dialog cannot be opened now, or nothing when it can. */
  whyNot: (modal: Modal) => ModalUnavailableReason | undefined
  /** Opens a dialog if it can be opened now. */
  openModal: (modal: Modal, options?: ConnectOptions) => void
  closeModal: () => void
  /** Opens the connect dialog and waits for a connection. */
  connect: (options?: ConnectOptions) => Promise<Connected>
  /** Loads the dialogs before one is opened. */
  preload: () => void
}

/** Carries which dialog is open, and the functions that open them, to the parts below the provider. */
export const ModalsContext = createContext<Modals>({
  open: null,
  status: 'disconnected',
  whyNot: () => 'no-provider',
  openModal: () => {},
  closeModal: () => {},
  connect: () => Promise.reject(new Error('No ConnectKitProvider is above this.')),
  preload: () => {},
})

/** The dialogs of the provider above. */
export function useModals(): Modals {
  return useContext(ModalsContext)
}
