import { GatewayAbortError, GatewayError } from '../errors.ts'

/** A request under way, and how many wait for its answer. */
export type Flight = {
  readonly answer: Promise<unknown>
  /** By what the answer is read. */
  readonly schema: unknown
  readonly controller: AbortController
  waiting: number
}

/**
 * Lets callers of the same request at the same time wait for one answer. A caller that aborts leaves alone; the request itself is
 * aborted when the last one has left (behaviour/gateway-client#shared-reads).
 *
 * @param options.key what is requested; without one the request is not shared
 * @param start begins the request; aborting what it is handed ends it
 */
export function share<T>(
  inFlight: Map<string, Flight>,
  options: { key: string | undefined; schema: unknown; signal: AbortSignal | undefined },
  start: (controller: AbortController) => Promise<T>,
): Promise<T> {
  const { key = '', schema, signal } = options
  const known = inFlight.get(key)
  const flight: Flight = known && known.schema === schema ? known : depart(start, schema)
  const forget = () => inFlight.get(key) === flight && inFlight.delete(key)
  if (key && flight !== known) {
    inFlight.set(key, flight)
    flight.answer.then(forget, forget)
  }
  flight.waiting++
  // The same address and the same schema: what comes back is the same type.
  return untilAborted(flight.answer as Promise<T>, signal, () => {
    if (--flight.waiting > 0) return
    forget()
    flight.controller.abort()
  })
}

function depart(start: (controller: AbortController) => Promise<unknown>, schema: unknown): Flight {
  const controller = new AbortController()
  return { answer: start(controller), schema, controller, waiting: 0 }
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
      const { reason } = signal as { reason: unknown }
      reject(reason instanceof GatewayError ? reason : new GatewayAbortError(reason))
    }
    void promise.then(resolve, reject).then(() => signal.removeEventListener('abort', leave))
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
}
