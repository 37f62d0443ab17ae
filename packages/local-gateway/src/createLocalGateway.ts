import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { createSessions } from './auth/sessions.ts'
import type { LocalChain } from './chain/LocalChain.ts'
import { isTransportError } from './chain/node.ts'
import { serveChain } from './chain/serveChain.ts'
import { createChanges } from './events/changes.ts'
import { createFaults } from './faults/createFaults.ts'
import type { Gateway, ResponseFormat } from './Gateway.ts'
import { StoreFailedError, withFailures } from './offchain/StoreFailedError.ts'
import { memoryStore } from './offchain/stores/memory.ts'
import type { Store } from './offchain/stores/Store.ts'
import { type Problem, ProblemError, unavailable } from './problems.ts'
import { toFormat2023, toProblem2023 } from './responseFormat/toFormat2023.ts'
import { routes } from './routes/index.ts'

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
  const chains = parameters.chains.map((chain) => serveChain(chain, store))
  const changes = createChanges({
    poll: () => Promise.allSettled(chains.map((chain) => chain.open())),
    interval: parameters.pollingInterval ?? 1000,
  })
  for (const chain of chains) chain.onChange(changes.emit)
  const sessions = createSessions(store, now)

  async function reset() {
    sessions.clear()
    await Promise.all(chains.map((chain) => chain.clear()))
  }

  const gateway: Gateway = {
    chains,
    sessions,
    changes,
    responseFormat,
    testing,
    queueOverlap: parameters.queueOverlap ?? false,
    signInDomains: parameters.signInDomains,
    now,
    reset,
  }
  const app = new Hono({ strict: false })
  for (const route of routes) route(app, gateway)
  app.notFound((c) => answerProblem(c, unknownRoute(c), responseFormat))
  app.onError((error, c) => {
    if (error instanceof StoreFailedError) parameters.onError?.(error.cause)
    const problem = isTransportError(error) ? unavailable() : error
    if (problem instanceof ProblemError) return answerProblem(c, problem.problem, responseFormat)
    parameters.onError?.(error)
    const body = { code: 500, message: 'Internal server error' }
    return answerProblem(c, { status: 500, body }, responseFormat)
  })

  const answer = async (request: Request) => {
    const response = await app.fetch(request)
    return withHeaders(
      responseFormat === '2023' ? await toResponse2023(response) : response,
      request,
    )
  }
  return {
    fetch: testing ? createFaults(answer) : answer,
    reset,
    async close() {
      changes.close()
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
  responseFormat: ResponseFormat,
): Response {
  // Every problem has a status that allows a body.
  const code = status as ContentfulStatusCode
  if (responseFormat === '2023') return c.json(toProblem2023(status, body), code)
  return typeof body === 'string' ? c.text(body, code) : c.json(body, code)
}

async function toResponse2023(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('application/json')
  if (!response.ok || !isJson) return response
  const { status, headers } = response
  return new Response(JSON.stringify(toFormat2023(await response.json())), { status, headers })
}
