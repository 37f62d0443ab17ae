import type { ReactNode } from 'react'

import './Facts.css'

export type FactsProps = {
  /** Those that apply. Names that a stranger chose are nodes: two of them can be the same. */
  rows: readonly ({ name: ReactNode; value: ReactNode } | false | undefined)[]
}

/** A table of facts: name left, value right; below each other on a phone. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="gp-list gp-facts">
      {rows.map((row, index) => {
        if (row === undefined || row === false) return null
        const { name, value } = row
        return (
          <div key={typeof name === 'string' ? name : index}>
            <dt className="gp-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
