'use client'

import type { ReactNode } from 'react'

export type CardProps = {
  title: string
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** One of a few things to choose between: what it is, a sentence on it, and the way in. */
export function Card({ title, children, icon, action }: CardProps) {
  return (
    <section className="ck-card" aria-label={title}>
      {icon && <div>{icon}</div>}
      <div className="ck-card-body">
        <h3 className="ck-card-title">{title}</h3>
        {children && <p className="ck-soft">{children}</p>}
        {action}
      </div>
    </section>
  )
}
