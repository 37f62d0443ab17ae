import type { Contradiction } from '@ghost-pay/safe-account/checks'

import type { Said } from '../text/Said.ts'
import { type contradictionCopy, text } from './contradictionCopy.ts'
import { Mark } from './Mark.tsx'

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

/** Puts into words what a gateway says of a transaction and is not so. */
export function sayContradiction(contradiction: Contradiction): Said<typeof contradictionCopy> {
  switch (contradiction.kind) {
    case 'required': {
      const { asked, needed } = contradiction
      return ['contradiction.required', { asked, needed }]
    }
    case 'signatures': {
      const { counted: count, held } = contradiction
      if (held === 0) return ['contradiction.none', { count }]
      return held === 1 ? ['contradiction.one', { count }] : ['contradiction.some', { count, held }]
    }
    case 'line': {
      const { index, more: count } = contradiction
      const place = String(index + 1)
      return count === 0
        ? ['contradiction.line', { place }]
        : ['contradiction.lines', { place, count }]
    }
    default:
      return [`contradiction.${contradiction.kind}`]
  }
}
