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
    <section className="gp-empty">
      <h2>{title}</h2>
      <p className="gp-soft">{children}</p>
      {action}
    </section>
  )
}
