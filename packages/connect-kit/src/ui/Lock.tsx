'use client'

import type { ReactNode } from 'react'

/**
 * How far an attempt is. Each state has one arc more than the one before it, until all four are closed; refused, they have
 * fallen open.
 */
export type LockState = 'still' | 'asking' | 'scanned' | 'signed' | 'connected' | 'refused'

export type LockProps = {
  /** Absent where nobody is asked: the ring is not drawn. */
  state: LockState | undefined
  /** The picture is a circle and not a squircle, and the ring follows it. */
  round?: boolean | undefined
  /** A picture of 72 pixels. */
  children: ReactNode
}

/** A quarter of the ring. It bulges so far that the gap to the picture is the same at the corners as at the sides. */
const arcs = { round: 'M0-44C24-44 44-24 44 0', squircle: 'M0-44C37-44 44-37 44 0' }

/** A picture in a ring of four arcs, which counts how far an attempt is. */
export function Lock({ state, round = false, children }: LockProps) {
  const arc = arcs[round ? 'round' : 'squircle']
  return (
    <div className="ck-lock" data-ring={state}>
      {children}
      {state && (
        <svg viewBox="-48 -48 96 96" aria-hidden="true">
          {[0, 90, 180, 270].map((turn) => (
            <g key={turn} transform={`rotate(${turn})`}>
              <path className="ck-track" d={arc} pathLength="100" />
              <path className="ck-arc" d={arc} pathLength="100" />
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}
