import { text } from './skeletonCopy.ts'

import './Skeleton.css'

export type SkeletonProps = {
  /** What is being fetched, read out once. */
  label: string
  /** How many rows of the list to come are drawn. */
  rows?: number | undefined
  /** The list does not come: its place is kept, and empty, so that nothing below it moves. */
  isOver?: boolean | undefined
}

/** Holds the place of a list that is on its way; it shows after 120 ms, so that a fast answer does not flicker. */
export function Skeleton({ label, rows = 3, isOver = false }: SkeletonProps) {
  return (
    <div className="gp-skeleton" role="status" aria-label={label} hidden={isOver}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="gp-skeleton-row gp-beside" aria-hidden="true">
          <span className="gp-skeleton-shape" />
          <span className="gp-skeleton-line" />
          <span className="gp-skeleton-figure" />
        </div>
      ))}
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
