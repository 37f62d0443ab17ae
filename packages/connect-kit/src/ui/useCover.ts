'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

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
 * Covers the page with a dialog while it is mounted and shown (cover.ts).
 *
 * @returns whether an element of a wallet's stands above the dialog
 */
export function useCover({ layer, dialog, isAsking, onClose }: CoverParameters): boolean {
  const [aside, setAside] = useState(false)
  const [before] = useState(readBefore)
  const covering = useRef<ReturnType<typeof cover>>(undefined)
  const latest = useLatest({ isAsking, onClose })
  const end = useCallback(() => {
    covering.current?.uncover()
    covering.current = undefined
  }, [])
  const begin = useCallback(() => {
    if (covering.current || !layer.current || !dialog.current) return
    covering.current = cover({
      layer: layer.current,
      dialog: dialog.current,
      before,
      onClose: () => latest.current.onClose(),
      // The page is in reach at once: the next that it does may be to copy itself.
      onGone: () => {
        end()
        latest.current.onClose()
      },
      onAside: setAside,
    })
    if (latest.current.isAsking) covering.current.expectWallet()
  }, [layer, dialog, before, latest, end])
  useEffect(() => {
    begin()
    return end
  }, [begin, end])
  // React hides the dialog where the page around it suspends, and ends no other effects than those of the layout.
  const isHidden = useRef(false)
  useLayoutEffect(() => {
    if (isHidden.current) begin()
    isHidden.current = false
    return () => {
      isHidden.current = true
      queueMicrotask(() => {
        if (isHidden.current) end()
      })
    }
  }, [begin, end])
  useEffect(() => {
    if (isAsking) covering.current?.expectWallet()
  }, [isAsking])
  return aside
}
