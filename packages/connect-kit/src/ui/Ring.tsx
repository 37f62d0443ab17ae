'use client'

import type { ReactNode } from 'react'

export type RingProps = {
  /** An answer is pending. */
  turning: boolean
  children: ReactNode
}

/** A round picture with a ring around it. The ring turns while an answer is pending. Without it the picture keeps its size. */
export function Ring({ turning, children }: RingProps) {
  return (
    <div className="ck-ring" data-turning={turning || undefined}>
      {children}
    </div>
  )
}
