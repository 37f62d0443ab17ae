import type { Change } from '../events/changes.ts'

/** A request as one page sends it to another. */
export type AskedRequest = {
  url: string
  method: string
  headers: [name: string, value: string][]
  body: string | null
}

/** An answer as one page sends it to another. */
export type GivenAnswer = {
  status: number
  headers: [name: string, value: string][]
  body: string | null
}

/** The messages between the pages that share one gateway. */
export type Message =
  /** The sender is the leader from now on. Requests without an answer are sent again. */
  | { type: 'leads' }
  | { type: 'ask'; id: string; request: AskedRequest }
  /** The leading page works on a request. */
  | { type: 'taken'; id: string }
  | { type: 'answer'; id: string; answer: GivenAnswer }
  | { type: 'change'; change: Change }

/** Methods whose requests have no body (Fetch, 5.4). */
const bodiless: readonly string[] = ['GET', 'HEAD']

/** Reads a request, so that it can be handed on, and answered more than once. */
export async function askedRequest(request: Request): Promise<AskedRequest> {
  const { url, method, headers } = request
  const body = bodiless.includes(method) ? null : await request.text()
  return { url, method, headers: [...headers], body }
}

/** The request that was read by `askedRequest`. */
export function toRequest({ url, ...init }: AskedRequest): Request {
  return new Request(url, init)
}

/** Reads an answer, so that it can be handed on. */
export async function givenAnswer(response: Response): Promise<GivenAnswer> {
  const { status, headers } = response
  const body = response.body === null ? null : await response.text()
  return { status, headers: [...headers], body }
}

/** The answer that was read by `givenAnswer`. */
export function toResponse({ body, ...init }: GivenAnswer): Response {
  return new Response(body, init)
}
