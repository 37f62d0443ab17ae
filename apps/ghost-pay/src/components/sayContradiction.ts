import type { Contradiction } from '@ghost-pay/safe-account/checks'

import type { Said } from '../text/Said.ts'
import type { contradictionCopy } from './contradictionCopy.ts'

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
