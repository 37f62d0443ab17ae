import { type ReactNode, useId } from 'react'

import { useUnfold } from '../../../components/useUnfold.ts'
import { SevenBars } from './ProofStrip.tsx'
import type { ReviewCheck } from './reviewChecks.ts'
import { text } from './reviewCopy.ts'
import type { ReviewTurn } from './reviewTurn.ts'

export type SignBarProps = {
  checks: readonly ReviewCheck[]
  turn: ReviewTurn
  /** What has to be known of the line, in place of what comes next. */
  say?: string | undefined
  /** What has changed while a person reads; it is read out when it comes. */
  notice?: ReactNode
  /** Signatures so far, as faces. */
  faces?: ReactNode
  /** At most one choice, and then the action, which stands last; nothing while signing is closed, and its space is kept. */
  children?: ReactNode
  /** The other choices: they wait behind “…” at every width. */
  rest?: ReactNode
}

/**
 * Stays in sight while a person reads: whose turn it is, the checks in short, the action and one choice beside it. The others wait behind
 * “…”, so that the bar is one row and leaves room to read.
 */
export function SignBar(props: SignBarProps) {
  const { checks, say = '', notice, faces, children, rest } = props
  const { title, more } = props.turn
  const { isOpen, opener, toggle, onKeyDown } = useUnfold()
  const id = useId()
  const hasRest = rest !== undefined && rest !== false && rest !== null
  const choices = text('review.turn.choices')
  return (
    <section className="gp-signbar" aria-label={text('review.turn.label')} onKeyDown={onKeyDown}>
      <section className="gp-signbar-notice" role="status">
        {notice}
      </section>
      <div>
        {faces}
        <p className="gp-signbar-say gp-soft gp-small">
          <b>{text(...title)}</b>
          {say !== '' ? <span>{say}</span> : more !== undefined && <span>{text(...more)}</span>}
        </p>
        <SevenBars checks={checks} />
        <div className="gp-signbar-go">
          {hasRest && (
            <button
              ref={opener}
              type="button"
              className="gp-signbar-more"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={choices}
              title={choices}
              onClick={toggle}
            >
              <span aria-hidden="true">…</span>
            </button>
          )}
          <div className="gp-signbar-actions">{children}</div>
        </div>
        {hasRest && isOpen && (
          <div className="gp-signbar-rest" id={id}>
            {rest}
          </div>
        )}
      </div>
    </section>
  )
}
