import { type ReactNode, useState } from 'react'

import { textOf } from '../../../text/textOf.ts'
import { SevenBars } from './ProofStrip.tsx'
import type { ReviewCheck } from './reviewChecks.ts'
import { reviewCopy } from './reviewCopy.ts'
import type { ReviewTurn } from './reviewTurn.ts'

const text = textOf(reviewCopy)

export type SignBarProps = {
  checks: readonly ReviewCheck[]
  turn: ReviewTurn
  /** What has to be known of the line, in place of what comes next. */
  say?: string | undefined
  /** What has changed while a person reads; it is read out when it comes. */
  notice?: ReactNode
  /** Signatures so far, as faces. */
  faces?: ReactNode
  /** The deed and the ways out; nothing while signing is closed, and its space is kept. */
  children?: ReactNode
}

/**
 * Stays in sight while a person reads: whose turn it is, the checks in short, and the deed. On a phone the other choices wait
 * behind “…”, so that the bar leaves room to read.
 */
export function SignBar({
  checks,
  turn: { title, more },
  say = '',
  notice,
  faces,
  children,
}: SignBarProps) {
  const [isOpen, setOpen] = useState(false)
  const choices = text('review.turn.choices')
  return (
    <section className="gp-signbar" aria-label={text('review.turn.label')}>
      <section className="gp-signbar-notice" role="status">
        {notice}
      </section>
      <div>
        {faces}
        <p className="gp-signbar-say">
          <b>{text(...title)}</b>
          {say !== '' ? <span>{say}</span> : more !== undefined && <span>{text(...more)}</span>}
        </p>
        <SevenBars checks={checks} />
        <div className="gp-signbar-go" data-open={isOpen}>
          <button
            type="button"
            className="gp-signbar-more"
            aria-expanded={isOpen}
            aria-label={choices}
            title={choices}
            onClick={() => {
              setOpen(!isOpen)
            }}
          >
            <span aria-hidden="true">…</span>
          </button>
          {children}
        </div>
      </div>
    </section>
  )
}
