import { type ReactNode, useLayoutEffect, useRef } from 'react'

import './EdgeBar.css'

/**
 * What comes by itself and wants an answer: it lies over the upper edge of the screen, on whatever page, until it is answered. What a
 * person is about to press stays where it is (docs/behaviour/outlives.md#steady).
 */
export function EdgeBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    window.scrollBy({ top: bar.current?.offsetHeight ?? 0, behavior: 'instant' })
  }, [])
  return (
    <div className="gp-edge" ref={bar}>
      {children}
    </div>
  )
}
