'use client'

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useChains, useConfig, useConnection } from 'wagmi'

import { useConnectionStatus } from '../connection/useConnectionStatus.ts'
import type { Connected, Modal, Modals } from '../context/ModalsContext.ts'
import { ConnectDismissedError, DialogsNotLoadedError, ModalUnavailableError } from './errors.ts'
import { LazyDialog } from './LazyDialog.ts'
import { reduceModals, whyClosed } from './modals.ts'

type Waiting = { resolve: (connected: Connected) => void; reject: (error: unknown) => void }

/** Which dialog is open, and who waits for a connection. */
export function useModalState(): Modals & { walletId: string | undefined } {
  const status = useConnectionStatus()
  const { chainId } = useConnection()
  const chains = useChains()
  const config = useConfig()
  const chainSupported = chains.some(({ id }) => id === chainId)

  const [open, dispatch] = useReducer(reduceModals, null)
  const [walletId, setWalletId] = useState<string>()
  const [seenStatus, setSeenStatus] = useState(status)
  if (seenStatus !== status) {
    setSeenStatus(status)
    dispatch({ type: 'statusChanged', from: seenStatus, to: status })
  }

  const waiting = useRef<Waiting[]>([])
  useEffect(() => {
    if (waiting.current.length === 0) return
    const { current, connections } = config.state
    const connection = current === null ? undefined : connections.get(current)
    if (status === 'connected' && connection) {
      const { accounts, chainId, connector } = connection
      for (const { resolve } of waiting.current.splice(0)) {
        resolve({ address: accounts[0], chainId, connector })
      }
    } else if (open === null && status !== 'loading') {
      for (const { reject } of waiting.current.splice(0)) reject(new ConnectDismissedError())
    }
  }, [config, open, status])

  const whyNot = useCallback(
    (modal: Modal) => whyClosed(modal, { status, chainSupported }),
    [status, chainSupported],
  )

  const closeModal = useCallback(() => dispatch({ type: 'closed' }), [])

  const openModal = useCallback<Modals['openModal']>(
    (modal, options) => {
      if (whyNot(modal)) return
      setWalletId(options?.walletId)
      dispatch({ type: 'opened', modal, facts: { status, chainSupported } })
      LazyDialog.preload().catch((cause: unknown) => {
        for (const { reject } of waiting.current.splice(0)) reject(new DialogsNotLoadedError(cause))
        dispatch({ type: 'closed' })
      })
    },
    [status, chainSupported, whyNot],
  )

  const connect = useCallback<Modals['connect']>(
    (options) =>
      new Promise((resolve, reject) => {
        const reason = whyNot('connect')
        if (reason) return reject(new ModalUnavailableError('connect', reason))
        waiting.current.push({ resolve, reject })
        openModal('connect', options)
      }),
    [whyNot, openModal],
  )

  return useMemo(
    () => ({
      open,
      status,
      walletId,
      whyNot,
      openModal,
      closeModal,
      connect,
      preload: () => void LazyDialog.preload().catch(() => {}),
    }),
    [open, status, walletId, whyNot, openModal, closeModal, connect],
  )
}
