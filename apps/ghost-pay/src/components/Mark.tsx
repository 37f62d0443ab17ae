import type { ReactNode } from 'react'

import { StopIcon } from './icons.tsx'

import './Mark.css'

export type MarkProps = {
  /** `stop` for what contradicts the chain, `warning` for what could not be checked. */
  tone: 'stop' | 'warning'
  children: ReactNode
}

/** A warning in a row: a shape and a sentence. */
export function Mark({ tone, children }: MarkProps) {
  return (
    <span className="gp-mark gp-small" data-tone={tone}>
      <StopIcon />
      <span>{children}</span>
    </span>
  )
}
