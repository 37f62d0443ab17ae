import type { ReactNode } from 'react'

import { useText } from '../../../text/useText.ts'
import { SevenBars } from './ProofStrip.tsx'
import type { ReviewCheck } from './reviewChecks.ts'
import { reviewCopy } from './reviewCopy.ts'
import type { ReviewTurn } from './reviewTurn.ts'

export type SignBarProps = {
  checks: readonly ReviewCheck[]
  turn: ReviewTurn
  /** What has to be known of the line, in place of what comes next. */
  say?: string | undefined
  /** Signatures so far, as faces. */
  faces?: ReactNode
  /** The deed and the ways out; nothing while signing is closed, and its space is kept. */
  children?: ReactNode
}

/** Stays in sight while a person reads: whose turn it is, the seven checks in short, and the deed. */
export function SignBar({
  checks,
  turn: { title, more },
  say = '',
  faces,
  children,
}: SignBarProps) {
  const text = useText(reviewCopy)
  return (
    <section className="gp-signbar" aria-label={text('review.turn.label')}>
      <div>
        {faces}
        <p className="gp-signbar-say">
          <b>{text(...title)}</b>
          {say !== '' ? <span>{say}</span> : more !== undefined && <span>{text(...more)}</span>}
        </p>
        <SevenBars checks={checks} />
        <div className="gp-signbar-go">{children}</div>
      </div>
    </section>
  )
}
