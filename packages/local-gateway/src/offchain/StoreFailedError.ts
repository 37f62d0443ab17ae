import { ProblemError } from '../problems.ts'
import type { Store } from './stores/Store.ts'

/** A call of the store failed, and nothing was recorded. `cause` is the error of the store. */
export class StoreFailedError extends ProblemError {
  override name = 'StoreFailedError'

  constructor(cause: unknown) {
    super({ status: 503, body: { code: 503, message: reasonOf(cause) } })
    this.cause = cause
  }
}

/** An error of a store may have a `reason` for callers. Its message may contain paths, and is not sent. */
function reasonOf(cause: unknown): string {
  const reason = cause instanceof Error && 'reason' in cause ? cause.reason : undefined
  return typeof reason === 'string' ? reason : 'The store does not answer. Nothing was recorded.'
}

/** The store, with every failure as a `StoreFailedError`. */
export function withFailures(store: Store): Store {
  const named = (error: unknown): never => {
    throw new StoreFailedError(error)
  }
  const tried = async <Value>(work: () => Promise<Value>): Promise<Value> => work()
  return {
    read: (scope) => tried(() => store.read(scope)).catch(named),
    append: (scope, value) => tried(() => store.append(scope, value)).catch(named),
    replace: (scope, values) => tried(() => store.replace(scope, values)).catch(named),
    readKept: (scope) => tried(() => store.readKept?.(scope) ?? Promise.resolve(undefined)),
    keep: (scope, kept) => tried(() => store.keep?.(scope, kept) ?? Promise.resolve()),
    close: () => store.close(),
  }
}
