import { GatewayAbortError } from '../errors.ts'

/** A read under way, and how many wait for it. */
export type Flight = {
  readonly answer: Promise<unknown>
  readonly schema: unknown
  readonly controller: AbortController
  waiting: number
}

/**
 * Lets callers that ask the same at the same time wait for one answer. Whoever aborts leaves alone; the request itself is
 * aborted when the last one has left.
 */
export function share<T>(
  inFlight: Map<string, Flight>,
  { key, schema, signal }: { key: string; schema: unknown; signal: AbortSignal | undefined },
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  let flight = inFlight.get(key)
  if (flight?.schema !== schema) flight = undefined
  if (!flight) {
    const controller = new AbortController()
    const forget = () => {
      if (inFlight.get(key) === flight) inFlight.delete(key)
    }
    flight = { answer: start(controller.signal).finally(forget), schema, controller, waiting: 0 }
    inFlight.set(key, flight)
  }
  const joined = flight
  joined.waiting++
  // The same address and the same schema: what comes back is the same type.
  return untilAborted(joined.answer as Promise<T>, signal, () => {
    if (--joined.waiting > 0) return
    if (inFlight.get(key) === joined) inFlight.delete(key)
    joined.controller.abort()
  })
}

/** Passes a promise on, unless the signal is aborted first. Works for a `fetch` that pays no heed to signals, too. */
export function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  onAborted?: () => void,
): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const leave = () => {
      onAborted?.()
      reject(abortErrorOf(signal))
    }
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
}

/** The error a signal was aborted with, when it is one of ours; else one that carries the reason. */
export function abortErrorOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error && 'kind' in reason ? reason : new GatewayAbortError(reason)
}
