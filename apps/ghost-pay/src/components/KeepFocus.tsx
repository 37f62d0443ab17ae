import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus near: when what had it is gone, because a button has done its work, the focus goes to this place instead of to
 * the beginning of the page.
 */
export function KeepFocus({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (hasFocus.current && lost) place.current?.focus({ preventScroll: true })
  })
  return (
    <div
      className="gp-stack-tight"
      role="group"
      aria-label={label}
      tabIndex={-1}
      ref={place}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={(event) => {
        // An element that is taken away takes the focus with it and goes nowhere.
        if (event.relatedTarget !== null) hasFocus.current = false
      }}
    >
      {children}
    </div>
  )
}
