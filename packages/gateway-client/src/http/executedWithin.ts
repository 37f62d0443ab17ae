import { checkTimes, given } from '../check.ts'

/**
 * The filter of a span of time, as the gateway names and writes it.
 *
 * @throws GatewayParameterError when one of them is not a time
 */
export function executedWithin(from: number | undefined, until: number | undefined) {
  checkTimes(given({ executedFrom: from, executedUntil: until }))
  return { execution_date__gte: toIso(from), execution_date__lte: toIso(until) }
}

function toIso(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString()
}
