'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import type { ConnectionStatus } from '../connection/connectionStatus.ts'
import { useKit } from '../context/KitContext.ts'
import type { Modal } from '../context/ModalsContext.ts'
import { useRootProps } from '../context/useRootProps.ts'
import type { copy as words } from '../copy.ts'
import * as limits from '../limits.ts'
import { useCompact } from '../platform/useCompact.ts'
import { useLatest } from '../platform/useLatest.ts'
import { findOpener, focusedElement, stack } from '../ui/page.ts'
import { raise, replaced, topLayer } from '../ui/topLayer.ts'

export type OpeningDialogProps = {
  modal: Modal
  status: ConnectionStatus
  /** The code cannot be fetched. A browser keeps the failure for as long as the page lives. */
  isMissing: boolean
  onClose: () => void
}

/** Where no code can be fetched, no file of sentences can. */
const refreshWords: (typeof words)['instruction.extension.refresh.title'] = 'Refresh this page'

/**
 * The frame of a dialog whose code is still on its way: a press is answered at once. Where the code is gone, it has the way on. Escape,
 * a phone's way back and a press beside it close it, and who opened it has the focus again.
 */
export function OpeningDialog({ modal, status, isMissing, onClose }: OpeningDialogProps) {
  const { copy, modalSize, root } = useKit()
  const rootProps = useRootProps()
  const compact = useCompact()
  const hasList = modal === 'connect' && status !== 'unauthenticated'
  const size = hasList && !compact && modalSize === 'wide' ? 'wide' : 'narrow'
  const [openedAt] = useState(() => performance.now())
  const [opener] = useState(findOpener)
  // What lies beside a modal dialog of the host's cannot be pressed.
  const [home] = useState(
    () =>
      opener?.closest(`:is(${topLayer()}):not(${replaced})`) ??
      [...document.querySelectorAll('dialog:modal')].at(-1) ??
      root ??
      document.body,
  )
  const layer = useRef<HTMLDivElement>(null)
  const close = useLatest(onClose)
  // React hides the frame where the page around it suspends, and ends no other effects than those of the layout.
  useLayoutEffect(() => {
    if (!layer.current) return
    raise(layer.current)
    return stack({
      layer: layer.current,
      onClose: () => close.current(),
      surfaces: new Map(),
    })
  }, [close])
  useEffect(
    () => () => {
      const focused = focusedElement()
      const isLost = focused === null || focused === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
  return createPortal(
    <div ref={layer} className="ck-root ck-layer" data-opening="" {...rootProps}>
      <div
        className="ck-backdrop"
        onClick={() => {
          if (performance.now() - openedAt > limits.doubleClickTime) onClose()
        }}
      />
      <div
        className="ck-dialog"
        aria-busy={!isMissing}
        data-size={size}
        data-sheet={compact || undefined}
      >
        {isMissing && (
          <button type="button" className="ck-button" autoFocus onClick={() => location.reload()}>
            {copy['instruction.extension.refresh.title'] ?? refreshWords}
          </button>
        )}
      </div>
    </div>,
    home,
  )
}
