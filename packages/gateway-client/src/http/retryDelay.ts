import type { RetryOptions } from '../client.ts'
import { GatewayContentError, GatewayHttpError, GatewayNetworkError } from '../errors.ts'

/** Statuses that a further attempt may mend: too early or too many requests, and a gateway that is not there. */
const passing = [408, 425, 429, 500, 502, 503, 504]

/**
 * How long to wait before a failed read is sent again, in milliseconds; `undefined` when it is not. The wait doubles
 * with each attempt and is spread at random over its upper half, so that clients do not retry at the same moment. What the gateway asks
 * for (Retry-After) makes it longer, never shorter (behaviour/gateway-client#retries).
 *
 * @param attempt 0 after the first attempt
 * @param random a number from 0 to 1
 */
export function retryDelay(
  error: unknown,
  attempt: number,
  { attempts, minDelay, maxDelay }: RetryOptions,
  random: number = Math.random(),
): number | undefined {
  if (attempt >= attempts) return undefined
  const answered = error instanceof GatewayHttpError || error instanceof GatewayContentError
  if (answered ? !passing.includes(error.status) : !(error instanceof GatewayNetworkError)) {
    return undefined
  }
  const requested = (answered && error.retryAfter) || 0
  const own = Math.min(maxDelay, minDelay * 2 ** attempt) * (0.5 + random / 2)
  // A server with a wrong clock may answer 0 or a time in the past. The delay is not made shorter by that.
  return requested > maxDelay ? undefined : Math.max(requested, own)
}
