import { text } from './componentCopy.ts'

import './Skeleton.css'

export type SkeletonProps = {
  /** What is being fetched, read out once. */
  label: string
  /** How many rows of the list to come are drawn. */
  rows?: number | undefined
  /** Why the list does not come: it is said in the place of the list, which stays as high, so that nothing below it moves. */
  unread?: string | undefined
}

/** Holds the place of a list that is on its way; it shows after 120 ms, so that a fast answer does not flicker. */
export function Skeleton({ label, rows = 3, unread }: SkeletonProps) {
  const skeleton = (
    <div className="gp-skeleton" role="status" aria-label={label} hidden={unread !== undefined}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="gp-skeleton-row gp-beside" aria-hidden="true">
          <span className="gp-skeleton-shape" />
          <span className="gp-skeleton-line" />
          <span className="gp-skeleton-figure" />
        </div>
      ))}
    </div>
  )
  if (unread === undefined) return skeleton
  return (
    <div className="gp-rows-place">
      {skeleton}
      <p className="gp-soft">{unread}</p>
    </div>
  )
}

/** Holds the place of the one large figure of a page. */
export function HeroSkeleton() {
  return (
    <div
      className="gp-skeleton gp-skeleton-hero"
      role="status"
      aria-label={text('skeleton.balance')}
    >
      <span className="gp-skeleton-line" aria-hidden="true" />
    </div>
  )
}
