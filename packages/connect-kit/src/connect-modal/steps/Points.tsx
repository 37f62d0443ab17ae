'use client'

import type { ReactNode } from 'react'

import { useText } from '../../context/useText.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** One point: a picture, a title and a sentence. */
export type Point = { icon?: ReactNode; title: string; text: string }

export type PointsProps = {
  points: readonly Point[]
  /** They follow one another. */
  ordered?: boolean | undefined
  /** They stand side by side, under a title of their own. */
  title?: string | undefined
  /** Where to read more: absent where the host or the wallet names no page. */
  learnMoreUrl: string | undefined
  /** The buttons below. */
  children: ReactNode
}

/** A few things to know or to do, some with a sign, and the buttons below. */
export function Points({ points, ordered = false, title, learnMoreUrl, children }: PointsProps) {
  const text = useText()
  const List = ordered ? 'ol' : 'ul'
  return (
    <div className="ck-learn" data-titled={title && ''}>
      {title && (
        <h2 className="ck-title" tabIndex={-1}>
          {title}
        </h2>
      )}
      <List className="ck-points">
        {points.map(({ icon, title, text: sentence }) => (
          <li key={title} className="ck-point">
            {icon && <span className="ck-point-icon">{icon}</span>}
            <div>
              <h3 className="ck-point-title">{title}</h3>
              <p className="ck-soft">{sentence}</p>
            </div>
          </li>
        ))}
      </List>
      <div className="ck-actions">
        {children}
        {learnMoreUrl && <LinkButton href={learnMoreUrl} label={text('learn.more')} />}
      </div>
    </div>
  )
}
