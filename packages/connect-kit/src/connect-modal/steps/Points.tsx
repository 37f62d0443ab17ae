'use client'

import type { ReactNode } from 'react'

export type Point = { icon: ReactNode; title: string; text: string }

export type PointsProps = {
  points: readonly Point[]
  /** They follow one another. */
  ordered?: boolean | undefined
  /** The buttons below. */
  children: ReactNode
}

/** A few things to know or to do, each with its sign, and the buttons below. */
export function Points({ points, ordered = false, children }: PointsProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <div className="ck-learn">
      <List className="ck-points">
        {points.map(({ icon, title, text }) => (
          <li key={title} className="ck-point">
            <span className="ck-point-icon">{icon}</span>
            <div>
              <h3 className="ck-point-title">{title}</h3>
              <p className="ck-soft">{text}</p>
            </div>
          </li>
        ))}
      </List>
      <div className="ck-actions">{children}</div>
    </div>
  )
}
