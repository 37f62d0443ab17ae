import type { ReactNode } from 'react'

import './Empty.css'

export type EmptyProps = {
  title: string
  /** What this is, in a sentence or two. */
  children: ReactNode
  /** What to do next. */
  action?: ReactNode
}

/** Stands where a list would: says what belongs here, and what to do next. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <section className="gp-card gp-stack-tight gp-empty" data-ghost="true">
      {/* Not there yet: the ghost is only drawn. */}
      <svg viewBox="-1 -1 24 26" width="30" height="33" fill="none" aria-hidden="true">
        <path
          d="M0 24V11a11 11 0 0 1 22 0v13a3.67 3.67 0 0 0-7.33 0 3.67 3.67 0 0 0-7.34 0A3.67 3.67 0 0 0 0 24Z"
          stroke="currentColor"
          strokeWidth="1.25"
          strokeDasharray="3 2.4"
        />
        <path
          d="M7.4 9.6v2.6M14.6 9.6v2.6"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      <h2>{title}</h2>
      <p className="gp-soft">{children}</p>
      {action}
    </section>
  )
}
