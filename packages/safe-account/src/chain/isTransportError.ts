import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Whether an error means that the node did not answer, rather than that it answered no. */
export function isTransportError(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((it) => it instanceof HttpRequestError || it instanceof TimeoutError) !== null
  )
}

/**
 * Takes a refusal of the node, or of a contract, for no answer.
 *
 * @returns for `catch`
 * @throws the error of a node that does not answer
 */
export function unlessSilent(error: unknown): undefined {
  if (isTransportError(error)) throw error
  return undefined
}
