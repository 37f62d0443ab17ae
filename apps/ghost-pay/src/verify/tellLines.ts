import type { TransactionDescription } from '@ghost-pay/safe-protocol'

import type { TokenHints } from '../transactions/tokenHints.ts'
import { type Child, element, grouped, readable } from './element.ts'
import { counted, figureOf, type Paid, paidBy, type SummedUp } from './sumUp.ts'

/** How many payments are open before the others are asked for. */
const shownLines = 5

/** A step with its number; `2.1` is the first one within the second. */
type Line = { place: string; step: TransactionDescription }

function linesOf(step: TransactionDescription, path: readonly number[] = []): Line[] {
  const { action } = step
  const inner =
    action.kind === 'batch'
      ? action.transactions
      : action.kind === 'execute'
        ? [action.transaction]
        : []
  return [
    ...(action.kind === 'batch' ? [] : [{ place: path.join('.'), step }]),
    ...inner.flatMap((part, index) => linesOf(part, [...path, index + 1])),
  ]
}

/** The lines of a batch in the order of the bytes. What is no payment, and who is paid twice, is never folded away. */
export function tellLines(
  description: TransactionDescription,
  { payments, payees }: SummedUp,
  hints: TokenHints,
): Child[] {
  const lines = linesOf(description)
  if (lines.length < 2) return []
  let folded = 0
  const list = element(
    'ol',
    ...lines.map(({ place, step }, index) => {
      const paid = paidBy(step, hints)
      const line = element('li', element('span.soft', place), ...wordsOf(step, paid))
      if (index >= shownLines && paid !== undefined && payees.get(paid.to) === 1) {
        line.className = 'after'
        folded += 1
      }
      return line
    }),
  )
  /** The address that is paid, and the amount in its column; of anything else its sentence. */
  function wordsOf({ sentence }: TransactionDescription, paid: Paid | undefined): Child[] {
    if (paid === undefined) return [element('p', ...readable(sentence))]
    const { whole, fraction, unit } = figureOf(paid, payments, hints)
    return [
      grouped(paid.to),
      element('span.figure', element('b', `${whole}${fraction}`), ` ${unit}`),
    ]
  }
  const more = element('button', `Show ${folded} more`)
  more.onclick = () => {
    const isOpen = list.classList.toggle('all')
    more.textContent = isOpen ? 'Show fewer' : `Show ${folded} more`
    more.ariaExpanded = `${isOpen}`
  }
  return [
    element(
      'h2',
      counted(lines.length, lines.length === payments.length ? 'payment' : 'line'),
      element('span.soft', 'in the order of the bytes'),
    ),
    list,
    ...(folded > 0 ? [more] : []),
  ]
}
