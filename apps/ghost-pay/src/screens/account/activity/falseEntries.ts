import type { Contradiction, RowCheck } from '@ghost-pay/safe-account/checks'

import type { ActivityEntry } from './activityEntry.ts'

/** Which transactions the chain has contradicted, by their ids, each with what is not so. */
export type FalseEntries = ReadonlyMap<string, Contradiction['kind']>

/**
 * Which transactions the chain has contradicted so far. A row that is not looked at any more stays among them.
 *
 * @param before those that were found already
 * @param checks what has come of the rows that are looked at now
 * @returns the same ones while nothing has changed
 */
export function falseAfter(
  before: FalseEntries,
  checks: ReadonlyMap<string, RowCheck>,
): FalseEntries {
  const left = [...before].filter(([id]) => checks.get(id)?.status !== 'confirmed')
  const found = [...checks].flatMap(([id, check]) =>
    check.status === 'contradicted' && before.get(id) !== check.contradiction.kind
      ? [[id, check.contradiction.kind] as const]
      : [],
  )
  return left.length === before.size && found.length === 0 ? before : new Map([...left, ...found])
}

/**
 * An entry without the gateway's figure, which the chain contradicts: it is in no total and no file. What its own bytes pay stays where
 * it happened otherwise than the gateway says; what did not happen has paid nothing.
 */
export function withoutFigure(entry: ActivityEntry, kind: Contradiction['kind']): ActivityEntry {
  if (kind === 'moved' && entry.parts !== undefined) return entry
  const parts = kind === 'moved' ? undefined : []
  return { ...entry, amount: undefined, counts: false, parts }
}
