import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Whether an error means that the node did not answer, rather than that it answered no. */
export function isTransportError(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((it) => it instanceof HttpRequestError || it instanceof TimeoutError) !== null
  )
}
