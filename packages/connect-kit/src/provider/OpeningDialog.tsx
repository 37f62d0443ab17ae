'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'

import { useKit } from '../context/KitContext.ts'
import type { Modal } from '../context/ModalsContext.ts'
import { useRootProps } from '../context/useRootProps.ts'
import { useCompact } from '../platform/useCompact.ts'
import * as limits from '../startLimits.ts'

export type OpeningDialogProps = { modal: Modal; onClose: () => void }

/** The frame of a dialog whose code is still on its way: a press is answered at once. */
export function OpeningDialog({ modal, onClose }: OpeningDialogProps) {
  const { modalSize, root } = useKit()
  const rootProps = useRootProps()
  const compact = useCompact()
  const size = modal === 'connect' && !compact && modalSize === 'wide' ? 'wide' : 'narrow'
  const [openedAt] = useState(() => performance.now())
  return createPortal(
    <div className="ck-root ck-layer" data-opening="" {...rootProps}>
      <div
        className="ck-backdrop"
        onClick={() => {
          if (performance.now() - openedAt > limits.doubleClickTime) onClose()
        }}
      />
      <div
        className="ck-dialog"
        aria-busy="true"
        data-size={size}
        data-sheet={compact || undefined}
      />
    </div>,
    root ?? document.body,
  )
}
