import type { ServedChain } from './chain/serveChain.ts'
import type { Store } from './facts/stores/Store.ts'

/**
 * `current` speaks as the hosted gateway does today, `seed` as it did in spring 2023: nulls left out, every error with a
 * code, date labels at midnight, `CHANGE_IMPLEMENTATION`.
 */
export type Dialect = 'current' | 'seed'

/** What every route gets. */
export type Gateway = {
  chains: readonly ServedChain[]
  store: Store
  dialect: Dialect
  /** Milliseconds. */
  now(): number
}
