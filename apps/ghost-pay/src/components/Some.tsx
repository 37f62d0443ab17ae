import { type ReactNode, useState } from 'react'

import { Button } from './Button.tsx'
import { text } from './componentCopy.ts'

export type SomeProps = {
  /** The rows of the list, each a list item with its key. */
  rows: readonly ReactNode[]
  /** How many are shown at first. */
  first?: number
  /** How many more each press shows. */
  step?: number
}

/** The first rows of a list, and more on request; nothing for no rows. */
export function Some({ rows, first = 20, step = 5 * first }: SomeProps) {
  const [shown, setShown] = useState(first)
  const { length: all } = rows
  if (all === 0) return null
  return (
    <>
      <ul className="gp-list">{rows.slice(0, shown)}</ul>
      {all > shown && (
        <div className="gp-actions">
          <Button onPress={() => setShown(shown + step)}>
            {text('some.more', { count: Math.min(step, all - shown), all })}
          </Button>
        </div>
      )}
    </>
  )
}
