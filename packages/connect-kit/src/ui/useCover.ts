'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

import { useLatest } from '../platform/useLatest.ts'
import { cover, readBefore } from './cover.ts'

/** What a dialog is to the page while it is open. */
export type CoverParameters = {
  /** Covers the page. */
  layer: RefObject<HTMLElement | null>
  /** Takes the focus. */
  dialog: RefObject<HTMLElement | null>
  /** A wallet is being asked. */
  isAsking: boolean
  onClose: () => void
}

/**
 * Covers the page with a dialog while it is mounted (cover.ts).
 *
 * @returns whether an element of a wallet's stands above the dialog
 */
export function useCover({ layer, dialog, isAsking, onClose }: CoverParameters): boolean {
  const [aside, setAside] = useState(false)
  const [before] = useState(readBefore)
  const covered = useRef<ReturnType<typeof cover>>(undefined)
  const close = useLatest(onClose)
  useEffect(() => {
    if (!layer.current || !dialog.current) return
    const covering = cover({
      layer: layer.current,
      dialog: dialog.current,
      before,
      onClose: () => close.current(),
      onAside: setAside,
    })
    covered.current = covering
    return () => {
      covered.current = undefined
      covering.uncover()
    }
  }, [layer, dialog, before, close])
  useEffect(() => {
    if (isAsking) covered.current?.expectWallet()
  }, [isAsking])
  return aside
}
