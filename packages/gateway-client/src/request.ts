import type { GatewayClient, OutgoingRequest } from './client.ts'
import {
  type ContentReason,
  GatewayContentError,
  GatewayHttpError,
  GatewayNetworkError,
  GatewayRedirectError,
  GatewayTimeoutError,
} from './errors.ts'
import { type About, checkAnswer } from './http/checkAnswer.ts'
import { parseJson } from './http/parseJson.ts'
import { readAnswer } from './http/readAnswer.ts'
import { readText } from './http/readText.ts'
import { retryDelay } from './http/retryDelay.ts'
import { share, untilAborted } from './http/share.ts'
import { type Query, toUrl } from './http/toUrl.ts'
import type { Output, Schema } from './schema.ts'

/** One request: where to, what with, and what must come back. */
export type RequestParameters<schema extends Schema<unknown> | undefined> = {
  /** Default: GET, or POST when there is a body. */
  method?: 'DELETE' | 'POST' | undefined
  path: string
  query?: Query | undefined
  /** The whole address, instead of path and query. */
  url?: string | undefined
  /** Sent as JSON; a bigint goes as decimal text. */
  body?: unknown
  headers?: Record<string, string> | undefined
  /** Whether the call needs the sign-in cookie. */
  session?: boolean | undefined
  /** Whether a POST only reads, so that it may be sent again. */
  reads?: boolean | undefined
  /** What the answer must look like. Without one it must be readable, and is not handed on. */
  schema: schema
  /** What the answer must be about. */
  about?: About | undefined
  signal?: AbortSignal | undefined
}

type Answer<schema extends Schema<unknown> | undefined> =
  schema extends Schema<unknown> ? Output<schema> : void

/** Sends one request. Every endpoint goes through here, and nothing else calls `fetch`. */
export function request<schema extends Schema<unknown> | undefined>(
  client: GatewayClient,
  parameters: RequestParameters<schema>,
): Promise<Answer<schema>> {
  const { path, query, body, headers, schema, signal } = parameters
  const { timeout } = client
  const method = parameters.method ?? (body === undefined ? 'GET' : 'POST')
  const url = parameters.url ?? toUrl(client.baseUrl, path, query)
  const isRead = method === 'GET'
  const key = isRead && !headers ? url : undefined

  return share(client.inFlight, { key, schema, signal }, async (controller) => {
    for (let attempt = 0; ; attempt++) {
      const outgoing = { method, url, attempt, headers: new Headers(headers) }
      const onTime = () => controller.abort(new GatewayTimeoutError(timeout, outgoing))
      let timer = timeout > 0 && timeout < 2 ** 31 ? setTimeout(onTime, timeout) : undefined
      try {
        return await untilAborted(
          exchange(client, parameters, outgoing, controller.signal),
          controller.signal,
        )
      } catch (error) {
        const mayRepeat = isRead || parameters.reads
        const delay = mayRepeat ? retryDelay(error, attempt, client.retry) : undefined
        if (delay === undefined) throw error
        clearTimeout(timer)
        const wait = new Promise((resolve) => {
          timer = setTimeout(resolve, delay)
        })
        await untilAborted(wait, controller.signal)
      } finally {
        clearTimeout(timer)
      }
    }
  })
}

/** One request, one answer. */
async function exchange<schema extends Schema<unknown> | undefined>(
  client: GatewayClient,
  { body, session, schema, about }: RequestParameters<schema>,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<Answer<schema>> {
  const response = await send(client, request, {
    credentials: session ? client.credentials : 'omit',
    signal,
    ...(body !== undefined && { body: JSON.stringify(body, bigintAsText) }),
  })
  const text = await readText(response, client.maxBytes).catch(networkError(request))
  const refuse = (reason: ContentReason, cause?: unknown) =>
    new GatewayContentError(response, reason, { text, cause, request })
  if (text === undefined) throw refuse('size')
  try {
    const content = text.trim() ? parseJson(text) : undefined
    if (!response.ok) throw new GatewayHttpError(response, content, request)
    // Without a schema `Answer` is `void`; with one it is what the schema makes of the content.
    if (!schema) return undefined as Answer<schema>
    if (content === undefined) throw refuse('empty')
    if (about) checkAnswer(content, about, request)
    return readAnswer(client, schema, content, request) as Answer<schema>
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse('json', error)
    if (error instanceof RangeError) throw refuse('depth', error)
    throw error
  }
}

async function send(
  client: GatewayClient,
  request: OutgoingRequest,
  init: RequestInit,
): Promise<Response> {
  const { method, url, headers } = request
  const given = typeof client.headers === 'function' ? await client.headers() : client.headers
  for (const [name, value] of Object.entries(given ?? {})) headers.set(name, value)
  if (init.body) headers.set('content-type', 'application/json')
  await client.onRequest?.(request)
  init.signal?.throwIfAborted()

  const start = performance.now()
  // Called without an object, because the `fetch` of a browser must not be called as a method. A `fetch` of the
  // caller may throw synchronously.
  const { fetch } = client
  const ask = async () => fetch(url, { ...init, method, headers, redirect: 'manual' })
  const response = await ask().catch(networkError(request))
  const { status } = response
  const duration = performance.now() - start
  await client.onResponse?.({ request, status, headers: response.headers, duration })
  // A browser says 0 of a redirect that it has not followed.
  if (response.redirected || [0, 301, 302, 303, 307, 308].includes(status)) {
    await response.body?.cancel()
    throw new GatewayRedirectError(response.headers.get('location') ?? undefined, request)
  }
  return response
}

function networkError(request: OutgoingRequest) {
  return (cause: unknown): never => {
    throw new GatewayNetworkError({ cause, request })
  }
}

function bigintAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
