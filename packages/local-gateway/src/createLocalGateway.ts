import { Hono } from 'hono'

import { createSessions } from './auth/sessions.ts'
import type { LocalChain } from './chain/LocalChain.ts'
import { recordTogether } from './chain/recordTogether.ts'
import { shareAccountStates } from './chain/shareAccountStates.ts'
import { createEngine } from './createEngine.ts'
import { createFaults } from './faults/createFaults.ts'
import type { ResponseFormat } from './Gateway.ts'
import { keepIndex } from './indexer/keepIndex.ts'
import { withFailures } from './offchain/StoreFailedError.ts'
import { memoryStore } from './offchain/stores/memory.ts'
import type { Store } from './offchain/stores/Store.ts'
import { toFormat2023, toProblem2023 } from './responseFormat/toFormat2023.ts'
import { chainRoutes, serverRoutes } from './routes/index.ts'

/** Parameters of `createLocalGateway`. */
export type LocalGatewayParameters = {
  chains: readonly LocalChain[]
  /** Where proposals and confirmations are stored. Default: in memory. */
  store?: Store | undefined
  /** The form of the answers. Default: `current`. */
  responseFormat?: ResponseFormat | undefined
  /** Repeats the last transaction of a page of the queue on the next one, as the hosted gateway does. Default: off. */
  queueOverlap?: boolean | undefined
  /**
   * Domains (with port) whose sign-in messages are accepted. Default: the gateway's own domain, and for a page of this machine the
   * domain of that page.
   */
  signInDomains?: readonly string[] | undefined
  /** Adds `POST /__test/reset`, and reads the header `x-ghost-fault`. Default: off. */
  testing?: boolean | undefined
  /** How often the chains are polled while a client reads `GET /events`, in milliseconds. Default: 1000. */
  pollingInterval?: number | undefined
  /** The clock, in milliseconds. Default: the machine's. */
  now?: (() => number) | undefined
  /** Called with the cause of every 500 (a bug of the gateway), and with the errors of the store (503). */
  onError?: ((error: unknown) => void) | undefined
}

/** A running gateway. */
export type LocalGateway = {
  /** Answers a request as the hosted gateway would. Never rejects. */
  fetch(this: void, request: Request): Promise<Response>
  /** Removes everything that is not on the chains. */
  reset(this: void): Promise<void>
  /** Closes event streams and the store. */
  close(this: void): Promise<void>
}

/**
 * A gateway for shared accounts over the RPC of a node and a store: the same paths, bodies and errors as the hosted gateway.
 * It is a `fetch` function, so it runs behind a server, in a test and in a page.
 */
export function createLocalGateway(parameters: LocalGatewayParameters): LocalGateway {
  const { now = Date.now, responseFormat = 'current', testing = false } = parameters
  const store = withFailures(parameters.store ?? memoryStore())
  const sessions = createSessions(store, now)
  const { answer, reset, close } = createEngine({
    chains: parameters.chains,
    store,
    keepIndex,
    record: recordTogether,
    readState: shareAccountStates(),
    app: new Hono({ strict: false }),
    routes: [...chainRoutes, ...serverRoutes(sessions)],
    responseFormat,
    format2023: responseFormat === '2023' ? { toFormat2023, toProblem2023 } : undefined,
    testing,
    isTransactionService: true,
    queueOverlap: parameters.queueOverlap ?? false,
    signInDomains: parameters.signInDomains,
    pollingInterval: parameters.pollingInterval ?? 1000,
    now,
    onError: parameters.onError,
    onReset: sessions.clear,
  })
  return { fetch: testing ? createFaults(answer) : answer, reset, close }
}
