'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { ConnectModal } from '../connect-modal/ConnectModal.tsx'
import { useModals } from '../context/ModalsContext.ts'
import { useOwnId } from '../context/useOwnId.ts'
import { useRootProps } from '../context/useRootProps.ts'
import { useMounted } from '../platform/useMounted.ts'
import { addLiveRegion } from '../ui/addLiveRegion.ts'
import type { DialogProps } from '../ui/Dialog.tsx'
import { DialogHeader } from '../ui/DialogHeader.tsx'
import { giveFocusBack, readOpener } from '../ui/focus.ts'
import { focusedElement } from '../ui/page.ts'
import { useMeantPress } from '../ui/useMeantPress.ts'

/**
 * The connect dialog without the dialog: the wallets and the steps of the one that is chosen, in a place of your page, in one column.
 * There while nobody is connected; a sign-in that you ask for opens as a dialog.
 */
export function ConnectPanel() {
  const { status, openModal } = useModals()
  const mounted = useMounted()
  useEffect(addLiveRegion, [])
  useEffect(() => {
    if (status === 'unauthenticated') openModal('connect')
  }, [status, openModal])
  if (!mounted || status !== 'disconnected') return null
  return <ConnectModal Frame={PanelFrame} onClose={stay} />
}

/** There is nothing to close. */
const stay = () => {}

/** The frame of a step outside of a dialog: it covers nothing, does not trap the focus and does not close. */
function PanelFrame({ title, onBack, children }: DialogProps) {
  const titleId = useOwnId()
  const panel = useRef<HTMLDivElement>(null)
  useFocusOnward(panel)
  return (
    <div
      ref={panel}
      className="ck-root ck-panel"
      {...useRootProps()}
      onClickCapture={useMeantPress()}
    >
      <section className="ck-dialog" aria-labelledby={titleId} data-size="narrow" tabIndex={-1}>
        <DialogHeader titleId={titleId} title={title} onBack={onBack} />
        <div className="ck-body" tabIndex={-1}>
          {children}
        </div>
      </section>
    </div>
  )
}

/** Once a visitor is connected the panel goes, with what was pressed: the focus goes to what comes into its place, or stands after it. */
function useFocusOnward(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = panel
    return () => {
      if (!current?.contains(focusedElement())) return
      const before = readOpener()
      const root = current.getRootNode()
      // React ends effects also of what it hides, and of what stays.
      queueMicrotask(() => {
        if (!current.isConnected) giveFocusBack(before, root)
      })
    }
  }, [panel])
}
