import { RelayTimeoutError } from '../errors/errors.ts'
import * as limits from '../limits.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import type { SignClient } from './SignClient.ts'

/** A client that says how many of its pairings are under way, and whether it has stopped looking for the relay. */
export type RestingClient = SignClient & { hold: { pairings: number; rests: boolean } }

/**
 * Does something for which the relay is needed, and lets go of it afterwards where no other work needs it: without this a client
 * that cannot reach its relay goes on opening sockets for as long as the page lives. Where the relay is there, one socket stays
 * for a moment, so that a wallet that answers after its code was left gets a disconnect.
 */
export async function holdRelay<result>(
  client: RestingClient,
  work: () => Promise<result>,
): Promise<result> {
  client.hold.pairings += 1
  try {
    return await work()
  } finally {
    client.hold.pairings -= 1
    suspendSoon(client)
  }
}

/**
 * Prepares a client for resting. It has many reasons to look for its relay, timers that run already among them; all of them
 * ask this first.
 */
export function allowSuspension(client: SignClient): RestingClient {
  const { relayer } = client.core
  const hold = { pairings: 0, rests: false }
  const confirm = relayer.confirmOnlineStateOrThrow.bind(relayer)
  relayer.confirmOnlineStateOrThrow = () =>
    hold.rests ? Promise.reject(new Error('The relay is not needed.')) : confirm()
  return Object.assign(client, { hold })
}

/** Has a client that rests look for its relay again. */
export async function resumeRelay(client: RestingClient): Promise<void> {
  if (!client.hold.rests) return
  client.hold.rests = false
  await client.core.heartbeat.init()
}

/** A promise that can only reject, and the function that ends the watch. */
export type RelayWatch = { promise: Promise<never>; stop: () => void }

/**
 * Rejects when the relay has been gone for so long that a code that is shown cannot be trusted any more.
 *
 * @param lostAfter how long, in milliseconds
 */
export function watchRelay(client: SignClient, lostAfter: number): RelayWatch {
  const { relayer } = client.core
  let timer: ReturnType<typeof setTimeout> | undefined
  let reject = (_error: Error) => {}
  const promise = new Promise<never>((_, rejectPromise) => {
    reject = rejectPromise
  })
  promise.catch(() => {})
  const onGone = () => {
    timer ??= setTimeout(() => reject(new RelayTimeoutError(lostAfter)), lostAfter)
  }
  const onBack = () => {
    clearTimeout(timer)
    timer = undefined
  }
  relayer.on('relayer_disconnect', onGone)
  relayer.on('relayer_connect', onBack)
  return {
    promise,
    stop() {
      clearTimeout(timer)
      relayer.off('relayer_disconnect', onGone)
      relayer.off('relayer_connect', onBack)
    },
  }
}

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

/** Tells the wallet that a session is over. Never rejects: the relay may be unreachable, and the visitor does not wait for it. */
export async function closeSession(client: RestingClient, topic: string): Promise<void> {
  await withRelayTimeout(
    client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
    limits.disconnectTimeout,
  ).catch(() => {})
  suspendSoon(client)
}

/** Lets go of the relay in a moment, where no work needs it then. */
function suspendSoon(client: RestingClient): void {
  const { relayer } = client.core
  if (!relayer.connected) return rest(client)
  const end = () => {
    clearTimeout(timer)
    relayer.off('relayer_disconnect', end)
    rest(client)
  }
  const timer = setTimeout(end, limits.farewellTimeout)
  // In Node this timer does not keep the process running.
  if (typeof timer === 'object') timer.unref()
  relayer.on('relayer_disconnect', end)
}

/** Closes the socket and stops trying, unless a pairing is under way or a session lives. */
function rest(client: RestingClient): void {
  const { hold } = client
  if (hold.pairings > 0 || client.session.length > 0 || hold.rests) return
  hold.rests = true
  client.core.heartbeat.stop()
  client.core.relayer.transportClose().catch(() => {})
}
