'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How long a dialog takes to its new height, in milliseconds. */
const duration = 180

/** Lets an element glide from the height it had to the one that its new content gives it, instead of jumping. */
export function useHeightMotion(element: RefObject<HTMLElement | null>): void {
  const known = useRef<number>(undefined)
  // After every drawing: what made the height change is not known here.
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const before = known.current
    const after = current.offsetHeight
    known.current = after
    if (before === undefined || Math.abs(after - before) < 2) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    current.animate([{ height: `${before}px` }, { height: `${after}px` }], {
      duration,
      easing: 'ease-out',
    })
  })
}
