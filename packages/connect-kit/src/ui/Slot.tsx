'use client'

import type { ReactNode } from 'react'

/** Around what a host puts into a dialog: the kit's stylesheet leaves it as the host styles it. Takes no space of its own. */
export function Slot({ children }: { children: ReactNode }) {
  return <span className="ck-slot">{children}</span>
}
