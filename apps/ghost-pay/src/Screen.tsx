import { type ReactNode, useRef } from 'react'

import { useArrivalFocus } from './arrival.ts'
import { useKeptFocus } from './keptFocus.ts'

/** The part of a page that a screen fills: one column. After another screen the focus is on its heading, and it is never lost. */
export function Screen({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useArrivalFocus(main)
  useKeptFocus(main)
  return (
    <main className="gp-main gp-stack" id="main" tabIndex={-1} ref={main}>
      {children}
    </main>
  )
}
