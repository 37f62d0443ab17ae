import { RelayTimeoutError } from '../errors/errors.ts'
import { withTimeout } from '../platform/withTimeout.ts'

/**
 * An answer of the relay.
 *
 * @param timeout how long it may take, in milliseconds
 * @throws RelayTimeoutError
 */
export function withRelayTimeout<value>(answer: Promise<value>, timeout: number): Promise<value> {
  return withTimeout(answer, timeout, () => {
    throw new RelayTimeoutError(timeout)
  })
}
