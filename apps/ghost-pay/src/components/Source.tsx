import type { ReactNode } from 'react'

import { isGatewayHere } from '../gateway/place.ts'
import { text } from './sourceCopy.ts'

import './Source.css'

export type SourceProps = {
  /** Who vouches: ● the chain, ○ a gateway, ◆ this device. */
  source: 'chain' | 'gateway' | 'device'
  /** Default: its name. */
  children?: ReactNode
  /** What is said on a closer look. */
  title?: string | undefined
}

/** Says who vouches for what stands beside it; the shape says it without colour. */
export function Source({ source, children, title }: SourceProps) {
  // The gateway inside the page is this device: what it says is as good as the node that this device asks.
  const by = source === 'gateway' && isGatewayHere ? 'device' : source
  return (
    <span className="gp-source" data-source={by} title={title}>
      {children ?? text(`source.${by}`)}
    </span>
  )
}
