import type { ReactNode } from 'react'

import './Columns.css'

export type ColumnsProps = {
  /** What the screen is about. */
  children: ReactNode
  /** What stands beside it; below it on a phone. */
  side?: ReactNode
}

/** The two columns of a screen, and one below 1024 px. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className="gp-columns">
      <div className="gp-column">{children}</div>
      {side !== undefined && <aside className="gp-column">{side}</aside>}
    </div>
  )
}
