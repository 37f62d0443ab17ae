'use client'

import type { ReactNode } from 'react'

export type RingProps = {
  /** An answer is pending. */
  turning: boolean
  /** Close around a round picture. */
  near?: boolean | undefined
  children: ReactNode
}

/** A picture with a ring around it. The ring turns while an answer is pending, and takes no space when it is gone. */
export function Ring({ turning, near, children }: RingProps) {
  return (
    <div className="ck-ring" data-turning={turning || undefined} data-near={near || undefined}>
      {children}
    </div>
  )
}
