import type { ReactNode } from 'react'

export type SourceMarkProps = {
  /** ● the chain, ○ the gateway, ◆ this device. */
  by: 'chain' | 'gateway' | 'device'
  children: ReactNode
}

/** Who vouches for what stands beside it: a shape and a few words. */
export function SourceMark({ by, children }: SourceMarkProps) {
  return (
    <span className="gp-review-source" data-by={by}>
      {children}
    </span>
  )
}
