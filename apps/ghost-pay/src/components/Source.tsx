import type { ReactNode } from 'react'

import './Source.css'

export type SourceProps = {
  /** Who vouches: ● the chain, ○ a gateway, ◆ this device. */
  source: 'chain' | 'gateway' | 'device'
  children: ReactNode
  /** What is said on a closer look. */
  title?: string | undefined
}

/** Says who vouches for what stands beside it; the shape says it without colour. */
export function Source({ source, children, title }: SourceProps) {
  return (
    <span className="gp-source" data-source={source} title={title}>
      {children}
    </span>
  )
}
