import type { SignableView } from '@ghost-pay/safe-account/view'

/**
 * What a batch paid one of its payees, as the whole batch is seen: one line, and its amount as the sum.
 *
 * @param line from 0
 */
export function viewOfOne(view: SignableView, line: number): SignableView {
  const parts = view.parts.slice(line, line + 1)
  return { ...view, parts, totals: parts.flatMap(({ payment }) => payment?.amount ?? []) }
}
