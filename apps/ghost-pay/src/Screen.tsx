import type { ReactNode } from 'react'

/** The part of a page that a screen fills: one column. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <main className="gp-main gp-stack" id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
