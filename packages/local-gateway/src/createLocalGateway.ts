import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import type { LocalChain } from './chain/LocalChain.ts'
import { isSilent } from './chain/node.ts'
import { serveChain } from './chain/serveChain.ts'
import type { Store } from './facts/stores/Store.ts'
import { memoryStore } from './facts/stores/memory.ts'
import type { Dialect, Gateway } from './Gateway.ts'
import { ProblemError, unavailable } from './problems.ts'
import { routes } from './routes/index.ts'

export type LocalGatewayParameters = {
  chains: readonly LocalChain[]
  /** Where proposals and confirmations are kept. Default: in memory. */
  store?: Store | undefined
  /** Default: `current`. */
  dialect?: Dialect | undefined
  /** The clock, in milliseconds. Default: the machine's. */
  now?: (() => number) | undefined
  /** Hears of what was answered with 500: a mistake of the gateway itself, or of the store. */
  onError?: ((error: unknown) => void) | undefined
}

export type LocalGateway = {
  /** Answers a request as the hosted gateway would. Never rejects. */
  fetch(this: void, request: Request): Promise<Response>
  /** Ends event streams and closes the store. */
  close(): Promise<void>
}

/**
 * A gateway for shared accounts over nothing but a node's RPC and a store: the same paths, bodies and errors as the
 * hosted one. It is a `fetch`, so it runs behind a server, in a test, and in the page.
 */
export function createLocalGateway({
  chains,
  store = memoryStore(),
  dialect = 'current',
  now = Date.now,
  onError,
}: LocalGatewayParameters): LocalGateway {
  const gateway: Gateway = {
    chains: chains.map((chain) => serveChain(chain, store)),
    store,
    dialect,
    now,
  }
  const app = new Hono({ strict: false })
  for (const route of routes) route(app, gateway)
  app.notFound(unknownRoute)
  app.onError((error, c) => answerProblem(error, c, onError))

  return {
    fetch: async (request) => app.fetch(request),
    close: () => store.close(),
  }
}

function unknownRoute(c: Context): Response {
  const { method, path } = c.req
  return method === 'GET'
    ? c.json({ message: 'Not Found', statusCode: 404 }, 404)
    : c.json({ message: `Cannot ${method} ${path}`, error: 'Not Found', statusCode: 404 }, 404)
}

function answerProblem(
  error: unknown,
  c: Context,
  report: ((error: unknown) => void) | undefined,
): Response {
  const problem = isSilent(error) ? unavailable() : error
  if (!(problem instanceof ProblemError)) {
    report?.(error)
    return c.json({ code: 500, message: 'Internal server error' }, 500)
  }
  const { status, body } = problem.problem
  // Every problem is made with a status that has a body.
  const code = status as ContentfulStatusCode
  return typeof body === 'string' ? c.text(body, code) : c.json(body, code)
}
