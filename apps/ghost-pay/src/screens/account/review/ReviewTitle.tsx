import { type ReactNode, useLayoutEffect, useRef } from 'react'

import './ReviewView.css'

export type ReviewTitleProps = {
  /** Something stops it: that is the heading then, and this is only a line above it. */
  isStopped: boolean
  children: ReactNode
}

/** The name of the page, until something has to be known before it; the focus goes on to that. */
export function ReviewTitle({ isStopped, children }: ReviewTitleProps) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isStopped])
  return isStopped ? (
    <p className="gp-review-title">{children}</p>
  ) : (
    <h1
      className="gp-review-title"
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={(event) => {
        // A heading that is taken away takes the focus with it and goes nowhere.
        if (event.relatedTarget !== null) hadFocus.current = false
      }}
    >
      {children}
    </h1>
  )
}
