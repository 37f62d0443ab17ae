import { useMemo } from 'react'
import type { Hash } from 'viem'

import { sealArcs, sealLines, sealSize } from './sealLines.ts'

import './Seal.css'

export type SealProps = {
  /** Of the transaction. */
  hash: Hash
  /** What is known of each check, in their order: the ring has as many arcs. */
  checks: readonly ('running' | 'passed' | 'warning' | 'failed' | 'open')[]
  /** What it says, for those who do not see it. */
  label: string
  /** Pixels. */
  size: 72 | 96 | 120
}

/**
 * Lines woven from the hash of a transaction, in a ring with an arc for each check. It makes two payments easy to tell apart; it
 * proves nothing, so it stands beside the digests and never in their place.
 */
export function Seal({ hash, checks, label, size }: SealProps) {
  const lines = useMemo(() => sealLines(hash), [hash])
  return (
    <svg
      className="gp-seal"
      viewBox={`0 0 ${sealSize} ${sealSize}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      {sealArcs(checks.length).map((arc, index) => (
        <path key={arc} className="gp-seal-arc" data-state={checks[index] ?? 'open'} d={arc} />
      ))}
      {lines.map((line) => (
        <path key={line} className="gp-seal-line" d={line} />
      ))}
    </svg>
  )
}
