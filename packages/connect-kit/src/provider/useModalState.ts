'use client'

import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useChains, useConfig, useConnection } from 'wagmi'

import { useConnectionStatus } from '../connection/useConnectionStatus.ts'
import type { Connected, Modal, Modals } from '../context/ModalsContext.ts'
import { ConnectDismissedError, DialogsNotLoadedError, ModalUnavailableError } from './errors.ts'
import { LazyDialog, preloadDialogs } from './LazyDialog.ts'
import { reduceModals, whyClosed } from './modals.ts'

type Waiting = { resolve: (connected: Connected) => void; reject: (error: unknown) => void }

/**
 * Which dialog is open, and who waits for a connection.
 *
 * @param requiredChainId the only chain that counts as supported
 */
export function useModalState(
  requiredChainId: number | undefined,
): Modals & { walletId: string | undefined } {
  const status = useConnectionStatus()
  const { chainId } = useConnection()
  const chains = useChains()
  const config = useConfig()
  const chainSupported =
    chainId === (requiredChainId ?? chainId) && chains.some(({ id }) => id === chainId)

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

  const mounted = useRef(false)
  useEffect(() => {
    const { current } = waiting
    mounted.current = true
    return () => {
      mounted.current = false
      // In development React ends every effect once and runs it again: nobody is dismissed then.
      setTimeout(() => {
        if (mounted.current) return
        for (const { reject } of current.splice(0)) reject(new ConnectDismissedError())
      })
    }
  }, [])

  const actions = useMemo(() => {
    const whyNot = (modal: Modal) => whyClosed(modal, { status, chainSupported })

    const openModal: Modals['openModal'] = (modal, options) => {
      if (whyNot(modal)) return
      setWalletId(options?.walletId)
      dispatch({ type: 'opened', modal, facts: { status, chainSupported } })
      LazyDialog.preload().catch((cause: unknown) => {
        for (const { reject } of waiting.current.splice(0)) reject(new DialogsNotLoadedError(cause))
      })
    }

    const connect: Modals['connect'] = (options) =>
      new Promise((resolve, reject) => {
        const reason = whyNot('connect')
        if (reason) return reject(new ModalUnavailableError('connect', reason))
        waiting.current.push({ resolve, reject })
        openModal('connect', options)
      })

    const closeModal = () => dispatch({ type: 'closed' })
    const preload = () => preloadDialogs(status !== 'disconnected')
    return { whyNot, openModal, connect, closeModal, preload }
  }, [status, chainSupported])

  return useMemo(() => ({ open, status, walletId, ...actions }), [open, status, walletId, actions])
}
