import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import type { readAccountState } from './chain/accountState.ts'
import type { LocalChain } from './chain/LocalChain.ts'
import { isTransportError } from './chain/node.ts'
import { recordAlone, type RecordDecision } from './chain/recordAlone.ts'
import { serveChain } from './chain/serveChain.ts'
import { type Change, createChanges } from './events/changes.ts'
import type { Gateway } from './Gateway.ts'
import type { KeepIndex } from './indexer/keepIndex.ts'
import { StoreFailedError } from './offchain/StoreFailedError.ts'
import type { Store } from './offchain/stores/Store.ts'
import { type Problem, ProblemError, unavailable } from './problems.ts'
import type { Format2023 } from './responseFormat/toFormat2023.ts'
import type { App, Route } from './routes/Route.ts'

/** What is the same wherever the gateway runs. */
export type EngineParameters = Pick<
  Gateway,
  'responseFormat' | 'testing' | 'queueOverlap' | 'isTransactionService' | 'signInDomains' | 'now'
> & {
  chains: readonly LocalChain[]
  /** Its failures are `StoreFailedError`s. */
  store: Store
  /** Keeps what was read of the chains, so that a later process does not read it again. */
  keepIndex?: KeepIndex | undefined
  /** How the state of an account is read: once for every caller unless given. */
  readState?: typeof readAccountState | undefined
  /** Records what many callers decide at once; one after the other unless given. */
  record?: RecordDecision | undefined
  /** What puts answers into the form of 2023; undefined where they stay as they are. */
  format2023?: Format2023 | undefined
  /** Finds the route of a request. */
  app: App
  routes: readonly Route[]
  /** Milliseconds between two polls of the chains, while `changes` has a listener. */
  pollingInterval: number
  onError: ((error: unknown) => void) | undefined
  /** Called when everything that is not on the chains is removed. */
  onReset?: (() => void) | undefined
}

/** The gateway without a server around it. */
export type Engine = {
  answer(this: void, request: Request): Promise<Response>
  /** Calls back with what a request or another client has changed; the chains are not polled for it. */
  onChange(this: void, listener: (change: Change) => void): void
  reset(this: void): Promise<void>
  close(this: void): Promise<void>
}

/** The gateway as it runs everywhere: behind a server, in a test and in a page. */
export function createEngine(parameters: EngineParameters): Engine {
  const { store, app, responseFormat, format2023, onError } = parameters
  const chains = parameters.chains.map((chain) =>
    serveChain(chain, store, parameters.keepIndex, parameters.readState),
  )
  const changes = createChanges({
    poll: () => Promise.allSettled(chains.map((chain) => chain.open())),
    interval: parameters.pollingInterval,
  })
  for (const chain of chains) chain.onChange(changes.emit)

  async function reset() {
    parameters.onReset?.()
    await Promise.all(chains.map((chain) => chain.clear()))
  }

  const {
    testing,
    queueOverlap,
    isTransactionService,
    signInDomains,
    now,
    record = recordAlone,
  } = parameters
  const options = { testing, queueOverlap, isTransactionService, signInDomains, now, record }
  const gateway: Gateway = { chains, changes, responseFormat, ...options, reset }
  for (const route of parameters.routes) route(app, gateway)
  app.notFound((c) => answerProblem(c, unknownRoute(c), format2023))
  app.onError((error, c) => {
    if (error instanceof StoreFailedError) onError?.(error.cause)
    const problem = isTransportError(error) ? unavailable() : error
    if (problem instanceof ProblemError) return answerProblem(c, problem.problem, format2023)
    onError?.(error)
    const body = { code: 500, message: 'Internal server error' }
    return answerProblem(c, { status: 500, body }, format2023)
  })

  return {
    async answer(request) {
      const response = await app.fetch(request)
      return withHeaders(format2023 ? await inFormat(response, format2023) : response, request)
    },
    onChange(listener) {
      for (const chain of chains) chain.onChange(listener)
    },
    reset,
    async close() {
      changes.close()
      await Promise.all(chains.map((chain) => chain.close()))
      await store.close()
    },
  }
}

/** Statuses whose answers have no body, and so no content length (RFC 9110, 8.6). */
const bodilessStatuses: readonly number[] = [204, 304]

/** Adds the headers that every answer of the hosted gateway has. Older clients expect the length of an empty body. */
function withHeaders(response: Response, { method }: Request): Response {
  const { status, statusText, ok, body } = response
  const headers = new Headers(response.headers)
  if (ok && !headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  if (headers.get('content-type') === 'application/json')
    headers.set('content-type', 'application/json; charset=utf-8')
  if (body === null && method !== 'HEAD' && !bodilessStatuses.includes(status))
    headers.set('content-length', '0')
  return new Response(body, { status, statusText, headers })
}

function unknownRoute(c: Context): Problem {
  const { method, path } = c.req
  return method === 'GET'
    ? { status: 404, body: { message: 'Not Found', statusCode: 404 } }
    : {
        status: 404,
        body: { message: `Cannot ${method} ${path}`, error: 'Not Found', statusCode: 404 },
      }
}

function answerProblem(
  c: Context,
  { status, body }: Problem,
  format2023: Format2023 | undefined,
): Response {
  // Every problem has a status that allows a body.
  const code = status as ContentfulStatusCode
  if (format2023) return c.json(format2023.toProblem2023(status, body), code)
  return typeof body === 'string' ? c.text(body, code) : c.json(body, code)
}

async function inFormat(response: Response, { toFormat2023 }: Format2023): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('application/json')
  if (!response.ok || !isJson) return response
  const { status, headers } = response
  return new Response(JSON.stringify(toFormat2023(await response.json())), { status, headers })
}
