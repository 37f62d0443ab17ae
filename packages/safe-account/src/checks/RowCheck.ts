import type { Contradiction } from './Contradiction.ts'

/** What became of the gateway's word about a row of a list. */
export type RowCheck =
  /** The chain says the same. */
  | { status: 'confirmed' }
  /** The chain, or the signatures, say something else. */
  | { status: 'contradicted'; contradiction: Contradiction }
  /** It was not compared yet, or cannot be. */
  | { status: 'unchecked' }
