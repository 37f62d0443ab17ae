import type { ReactNode } from 'react'

import './Field.css'

export type CheckProps = {
  isOn: boolean
  /** The name that several share of which one is chosen; without it, each is chosen by itself. */
  oneOf?: string
  describedBy?: string
  /** What is said by choosing it. */
  children: ReactNode
  onChange: (isOn: boolean) => void
}

/** A box to tick, or one of several to choose, with its words beside it. */
export function Check({ isOn, oneOf, describedBy, children, onChange }: CheckProps) {
  return (
    <label className="gp-check">
      <input
        type={oneOf === undefined ? 'checkbox' : 'radio'}
        name={oneOf}
        checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="gp-anywhere">{children}</span>
    </label>
  )
}
