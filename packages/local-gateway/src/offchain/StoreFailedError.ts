import { ProblemError } from '../problems.ts'
import type { Store } from './stores/Store.ts'

/** The store did not do what was asked of it: nothing was recorded. `cause` is what it said. */
export class StoreFailedError extends ProblemError {
  override name = 'StoreFailedError'

  constructor(cause: unknown) {
    super({ status: 503, body: { code: 503, message: reasonOf(cause) } })
    this.cause = cause
  }
}

/** A store's errors may carry a sentence for callers; anything else might tell them paths. */
function reasonOf(cause: unknown): string {
  const reason = cause instanceof Error && 'reason' in cause ? cause.reason : undefined
  return typeof reason === 'string' ? reason : 'The store does not answer. Nothing was recorded.'
}

/** The store, with every failure answered as what it is. */
export function withFailures(store: Store): Store {
  const named = (error: unknown): never => {
    throw new StoreFailedError(error)
  }
  const tried = async <Value>(work: () => Promise<Value>): Promise<Value> => work()
  return {
    read: (scope) => tried(() => store.read(scope)).catch(named),
    append: (scope, value) => tried(() => store.append(scope, value)).catch(named),
    replace: (scope, values) => tried(() => store.replace(scope, values)).catch(named),
    close: () => store.close(),
  }
}
