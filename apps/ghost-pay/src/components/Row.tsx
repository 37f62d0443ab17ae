import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { DownIcon } from './icons.tsx'

import './Amount.css'
import './Row.css'

export type RowProps = {
  icon: ReactNode
  title: ReactNode
  /** One line of soft text below. */
  detail?: ReactNode
  figure?: ReactNode
  /** One line of soft text below the figure. */
  figureDetail?: ReactNode
  /** Lines over the whole width, for warnings. */
  marks?: ReactNode
  /** Where the row leads. */
  to?: string | undefined
  /** What the row unfolds, in place of leading somewhere. */
  unfolds?: { id: string; isOpen: boolean; onPress: () => void } | undefined
}

/** A row of a list: name left, figure right, a line of soft text below each. */
export function Row(props: RowProps) {
  const { icon, title, detail, figure, figureDetail, marks, to, unfolds } = props
  const content = (
    <>
      <span className="gp-row-icon gp-ring">{icon}</span>
      <span className="gp-row-text gp-words">
        <span className="gp-row-title gp-clamp">
          {title}
          {unfolds !== undefined && (
            <span className="gp-row-turn" data-open={unfolds.isOpen}>
              <DownIcon />
            </span>
          )}
        </span>
        {detail !== undefined && (
          <span className="gp-soft gp-small gp-row-detail gp-clamp">{detail}</span>
        )}
      </span>
      {(figure !== undefined || figureDetail !== undefined) && (
        <span className="gp-row-figure gp-figures">
          {figure}
          {figureDetail !== undefined && <span className="gp-soft gp-small">{figureDetail}</span>}
        </span>
      )}
      {marks !== undefined && <span className="gp-row-marks">{marks}</span>}
    </>
  )
  if (unfolds !== undefined) {
    return (
      <button
        type="button"
        className="gp-row gp-abreast"
        aria-expanded={unfolds.isOpen}
        aria-controls={unfolds.isOpen ? unfolds.id : undefined}
        onClick={unfolds.onPress}
      >
        {content}
      </button>
    )
  }
  return to === undefined ? (
    <div className="gp-row gp-abreast">{content}</div>
  ) : (
    <Link href={to} className="gp-row gp-abreast">
      {content}
    </Link>
  )
}
