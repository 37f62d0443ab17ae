import type { ReactNode } from 'react'

import './Facts.css'

export type FactsProps = { rows: readonly { name: string; value: ReactNode }[] }

/** A table of facts: name left, value right; below each other on a phone. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="gp-facts">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
