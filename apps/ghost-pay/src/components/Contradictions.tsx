import type { Contradiction } from '@ghost-pay/safe-account/checks'

import { text } from './contradictionCopy.ts'
import { Mark } from './Mark.tsx'
import { sayContradiction } from './sayContradiction.ts'

export type ContradictionsProps = {
  all: readonly Contradiction[]
  /** Each in a mark of its own, or as the lines of a notice. */
  look?: 'marks' | 'lines' | undefined
}

/** What the gateway says of a transaction and is not so. */
export function Contradictions({ all, look = 'marks' }: ContradictionsProps) {
  return all.map((contradiction) =>
    look === 'lines' ? (
      <p key={contradiction.kind}>{text(...sayContradiction(contradiction))}</p>
    ) : (
      <Mark key={contradiction.kind} tone="stop">
        {text(...sayContradiction(contradiction))}
      </Mark>
    ),
  )
}
