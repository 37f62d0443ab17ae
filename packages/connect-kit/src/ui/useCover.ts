'use client'

import { type RefObject, useEffect, useState } from 'react'

import { coverPage, readPage } from './coverPage.ts'
import { hasScrollBar, lockScroll } from './lockScroll.ts'
import { findOpener } from './opener.ts'
import { stepAside } from './stepAside.ts'

/**
 * Covers the page with a dialog while it is mounted: what is behind cannot be reached or scrolled, the dialog has the focus, and
 * gives it back in the end.
 *
 * @param layer the element that covers the page
 * @param dialog the element that takes the focus
 * @returns whether an element that is not the kit's, such as a wallet's own, stands above the dialog
 */
export function useCover(
  layer: RefObject<HTMLElement | null>,
  dialog: RefObject<HTMLElement | null>,
): boolean {
  const [aside, setAside] = useState(false)
  const [hadBar] = useState(hasScrollBar)
  const [page] = useState(readPage)
  useEffect(() => {
    if (!layer.current || !dialog.current) return
    const opener = findOpener()
    const uncover = coverPage(page)
    const unlock = lockScroll(hadBar)
    const stopWatching = stepAside(layer.current, setAside)
    const first = dialog.current.querySelector<HTMLElement>('[data-ck-autofocus]')
    ;(first ?? dialog.current).focus({ preventScroll: true })
    return () => {
      stopWatching()
      unlock()
      uncover()
      // Connecting takes the button that was pressed away; the one in its place gets the focus.
      const back = canTakeFocus(opener) ? opener : document.querySelector('.ck-connect button')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [layer, dialog, hadBar, page])
  return aside
}

/** An element that left the page or was hidden meanwhile cannot get the focus back. */
function canTakeFocus(element: Element | null): boolean {
  return element !== null && element.isConnected && element.closest('[inert]') === null
}
