import type { ReactNode } from 'react'

import './Facts.css'

export type FactsProps = {
  /** Names that a stranger chose are nodes: two of them can be the same. */
  rows: readonly { name: ReactNode; value: ReactNode }[]
}

/** A table of facts: name left, value right; below each other on a phone. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="gp-facts">
      {rows.map(({ name, value }, index) => (
        <div key={typeof name === 'string' ? name : index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
