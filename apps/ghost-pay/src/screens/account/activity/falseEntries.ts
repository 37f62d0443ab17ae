import type { RowCheck } from '@ghost-pay/safe-account/checks'

import type { ActivityEntry } from './activityEntry.ts'

/**
 * Which transactions the chain has contradicted so far. A row that is not looked at any more stays among them.
 *
 * @param before the ids that were found already
 * @param checks what has come of the rows that are looked at now
 * @returns the same list while nothing has changed
 */
export function falseAfter(
  before: readonly string[],
  checks: ReadonlyMap<string, RowCheck>,
): readonly string[] {
  const left = before.filter((id) => checks.get(id)?.status !== 'confirmed')
  const found = [...checks].flatMap(([id, { status }]) =>
    status === 'contradicted' && !before.includes(id) ? [id] : [],
  )
  return left.length === before.length && found.length === 0 ? before : [...left, ...found]
}

/** An entry without the gateway's figure, which the chain contradicts: it is in no total and no file. What its own bytes pay stays. */
export const withoutFigure = (entry: ActivityEntry): ActivityEntry =>
  entry.parts === undefined ? { ...entry, amount: undefined, counts: false } : entry
