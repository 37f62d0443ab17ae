'use client'

import { useEffect } from 'react'

import { ConnectInPlace } from '../connect-modal/ConnectInPlace.tsx'
import { useModals } from '../context/ModalsContext.ts'
import { useMounted } from '../platform/useMounted.ts'

/**
 * The connect dialog without the dialog: the wallets and the steps of the one that is chosen, in a place of your page, in one column.
 * There while nobody is connected; a sign-in that you ask for opens as a dialog.
 */
export function ConnectPanel() {
  const { status, openModal } = useModals()
  const mounted = useMounted()
  useEffect(() => {
    if (status === 'unauthenticated') openModal('connect')
  }, [status, openModal])
  return mounted && status === 'disconnected' ? <ConnectInPlace /> : null
}
