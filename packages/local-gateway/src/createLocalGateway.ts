import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { createSessions } from './auth/sessions.ts'
import type { LocalChain } from './chain/LocalChain.ts'
import { isSilent } from './chain/node.ts'
import { serveChain } from './chain/serveChain.ts'
import { speakSeed, speakSeedProblem } from './dialect/speakSeed.ts'
import { createChanges } from './events/changes.ts'
import { StoreFailedError, withFailures } from './facts/StoreFailedError.ts'
import { memoryStore } from './facts/stores/memory.ts'
import type { Store } from './facts/stores/Store.ts'
import { createFaults } from './faults/createFaults.ts'
import type { Dialect, Gateway } from './Gateway.ts'
import { type Problem, ProblemError, unavailable } from './problems.ts'
import { routes } from './routes/index.ts'

/** What a gateway is made of. */
export type LocalGatewayParameters = {
  chains: readonly LocalChain[]
  /** Where proposals and confirmations are kept. Default: in memory. */
  store?: Store | undefined
  /** Default: `current`. */
  dialect?: Dialect | undefined
  /** Repeats the last transaction of a page of the queue on the next one, as the hosted gateway does. Default: off. */
  queueOverlap?: boolean | undefined
  /**
   * Domains (with port) whose sign-in messages are taken. Default: the gateway's own, and those of pages of this machine, each for
   * itself.
   */
  signInDomains?: readonly string[] | undefined
  /** Adds `POST /__test/reset`, and obeys the header `x-ghost-fault`. Default: off. */
  testing?: boolean | undefined
  /** How often the chains are looked at while somebody listens to `GET /events`, in milliseconds. Default: 1000. */
  pollingInterval?: number | undefined
  /** The clock, in milliseconds. Default: the machine's. */
  now?: (() => number) | undefined
  /** Hears of what was answered with 500, a mistake of the gateway itself, and of what the store failed to do (503). */
  onError?: ((error: unknown) => void) | undefined
}

/** A gateway that runs. */
export type LocalGateway = {
  /** Answers a request as the hosted gateway would. Never rejects. */
  fetch(this: void, request: Request): Promise<Response>
  /** Forgets everything that the chains do not know. */
  reset(this: void): Promise<void>
  /** Ends event streams and closes the store. */
  close(this: void): Promise<void>
}

/**
 * A gateway for shared accounts over nothing but a node's RPC and a store: the same paths, bodies and errors as the
 * hosted one. It is a `fetch`, so it runs behind a server, in a test, and in the page.
 */
export function createLocalGateway(parameters: LocalGatewayParameters): LocalGateway {
  const { now = Date.now, dialect = 'current', testing = false } = parameters
  const store = withFailures(parameters.store ?? memoryStore())
  const chains = parameters.chains.map((chain) => serveChain(chain, store))
  const changes = createChanges({
    look: () => Promise.allSettled(chains.map((chain) => chain.open())),
    interval: parameters.pollingInterval ?? 1000,
  })
  for (const chain of chains) chain.onChange(changes.tell)
  const sessions = createSessions(store, now)

  async function reset() {
    sessions.clear()
    await Promise.all(chains.map((chain) => chain.clear()))
  }

  const gateway: Gateway = {
    chains,
    sessions,
    changes,
    dialect,
    testing,
    queueOverlap: parameters.queueOverlap ?? false,
    signInDomains: parameters.signInDomains,
    now,
    reset,
  }
  const app = new Hono({ strict: false })
  for (const route of routes) route(app, gateway)
  app.notFound((c) => answerProblem(c, unknownRoute(c), dialect))
  app.onError((error, c) => {
    if (error instanceof StoreFailedError) parameters.onError?.(error.cause)
    const problem = isSilent(error) ? unavailable() : error
    if (problem instanceof ProblemError) return answerProblem(c, problem.problem, dialect)
    parameters.onError?.(error)
    const body = { code: 500, message: 'Internal server error' }
    return answerProblem(c, { status: 500, body }, dialect)
  })

  const answer = async (request: Request) => {
    const response = await app.fetch(request)
    return withHeaders(dialect === 'seed' ? await inSeedWords(response) : response, request)
  }
  return {
    fetch: testing ? createFaults(answer) : answer,
    reset,
    async close() {
      changes.end()
      await store.close()
    },
  }
}

/** Answers that have no body by their nature, and so no length of it (RFC 9110, 8.6). */
const bodiless: readonly number[] = [204, 304]

/** The headers that every answer of the hosted gateway has. Older clients take an empty answer for one only if it has a length. */
function withHeaders(response: Response, { method }: Request): Response {
  const { status, statusText, ok, body } = response
  const headers = new Headers(response.headers)
  if (ok && !headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  if (headers.get('content-type') === 'application/json')
    headers.set('content-type', 'application/json; charset=utf-8')
  if (body === null && method !== 'HEAD' && !bodiless.includes(status))
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

function answerProblem(c: Context, { status, body }: Problem, dialect: Dialect): Response {
  // Every problem is made with a status that has a body.
  const code = status as ContentfulStatusCode
  if (dialect === 'seed') return c.json(speakSeedProblem(status, body), code)
  return typeof body === 'string' ? c.text(body, code) : c.json(body, code)
}

async function inSeedWords(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('application/json')
  if (!response.ok || !isJson) return response
  const { status, headers } = response
  return new Response(JSON.stringify(speakSeed(await response.json())), { status, headers })
}
