import { listOf } from '../../../format/listOf.ts'

/** The most names that a sentence takes. */
const mostNames = 4

/**
 * Who must approve too, as a sentence names them: `Bob or Carol` where one of them is enough, `Bob and Carol` where all must;
 * undefined where no short sentence names them.
 */
export function whoElse(names: readonly string[], count: number): string | undefined {
  if (names.length === 0 || names.length > mostNames) return undefined
  if (count === names.length) return listOf(names, 'and')
  return count === 1 ? listOf(names, 'or') : undefined
}
