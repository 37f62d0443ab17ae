'use client'

import { type ReactNode, Suspense } from 'react'

/**
 * Around what a host puts into a dialog: the kit's stylesheet leaves it as the host styles it. Takes no space of its own. What waits for
 * data in it is not there yet, and neither the dialog nor the page around waits with it.
 */
export function Slot({ children }: { children: ReactNode }) {
  return (
    <span className="ck-slot">
      <Suspense>{children}</Suspense>
    </span>
  )
}
