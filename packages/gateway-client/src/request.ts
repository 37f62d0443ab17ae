import type * as v from 'valibot'

import { check, type Checkable } from './check.ts'
import type { GatewayClient, OutgoingRequest } from './client.ts'
import {
  type ContentReason,
  GatewayContentError,
  GatewayHttpError,
  GatewayNetworkError,
  GatewayRedirectError,
  GatewayTimeoutError,
} from './errors.ts'
import { parseJson } from './http/parseJson.ts'
import { type ListField, readAnswer } from './http/readAnswer.ts'
import { readText } from './http/readText.ts'
import { retryDelay } from './http/retryDelay.ts'
import { abortErrorOf, share, untilAborted } from './http/share.ts'
import { type Query, toPageUrl, toUrl } from './http/toUrl.ts'

export type RequestParameters<schema extends v.GenericSchema | undefined> = {
  /** Default: GET, or POST when there is a body. */
  method?: 'GET' | 'POST' | 'DELETE' | undefined
  path: string
  /** Parameters that must be there and right before anything is sent. */
  check?: Checkable | undefined
  /** Parameters that must be right when they are there. */
  checkGiven?: Checkable | undefined
  query?: Query | undefined
  /** The gateway's own address of a further page. Replaces path and query. */
  pageUrl?: string | null | undefined
  /** Sent as JSON; a bigint goes as decimal text. */
  body?: unknown
  headers?: Record<string, string | undefined> | undefined
  /** Whether the call needs the sign-in cookie. */
  session?: boolean | undefined
  /** Whether a POST only reads, so that it may be sent again. */
  reads?: boolean | undefined
  /** What the answer must look like. Without one the answer is not read. */
  schema: schema
  /** Where the answer has a list of which bad items may be dropped. */
  list?: ListField | undefined
  signal?: AbortSignal | undefined
}

type Answer<schema extends v.GenericSchema | undefined> = schema extends v.GenericSchema
  ? v.InferOutput<schema>
  : void

/** Sends one request. Every endpoint goes through here, and nothing else calls `fetch`. */
export async function request<schema extends v.GenericSchema | undefined>(
  client: GatewayClient,
  parameters: RequestParameters<schema>,
): Promise<Answer<schema>> {
  const { path, query, pageUrl, body, headers, schema, signal } = parameters
  check(parameters.check ?? {}, parameters.checkGiven)

  const method = parameters.method ?? (body === undefined ? 'GET' : 'POST')
  const url = pageUrl
    ? toPageUrl(client.baseUrl, path, query ?? {}, pageUrl)
    : toUrl(client.baseUrl, path, query)
  const isRead = method === 'GET'

  const ask = (signal: AbortSignal | undefined) =>
    attemptUntilAnswered(client, parameters, {
      method,
      url,
      signal,
      again: isRead || parameters.reads,
    })
  return isRead && !headers
    ? share(client.inFlight, { key: url, schema, signal }, ask)
    : untilAborted(ask(signal), signal)
}

type Target = {
  method: string
  url: string
  signal: AbortSignal | undefined
  again: boolean | undefined
}

async function attemptUntilAnswered<schema extends v.GenericSchema | undefined>(
  client: GatewayClient,
  parameters: RequestParameters<schema>,
  { method, url, signal, again }: Target,
): Promise<Answer<schema>> {
  for (let attempt = 0; ; attempt++) {
    const outgoing = { method, url, attempt, headers: new Headers() }
    try {
      return await withinTime(client, outgoing, signal, (signal) =>
        exchange(client, parameters, outgoing, signal),
      )
    } catch (error) {
      const delay = again ? retryDelay(error, attempt, client.retry) : undefined
      if (delay === undefined) throw error
      await untilAborted(new Promise((resolve) => setTimeout(resolve, delay)), signal)
    }
  }
}

/** Runs one attempt with a signal that is aborted by the caller's and by the clock. */
async function withinTime<T>(
  { timeout }: GatewayClient,
  outgoing: OutgoingRequest,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const onAbort = () => controller.abort(signal && abortErrorOf(signal))
  const onTime = () => controller.abort(new GatewayTimeoutError(timeout, outgoing))
  const timer = timeout > 0 && timeout < 2 ** 31 ? setTimeout(onTime, timeout) : undefined
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) onAbort()
  try {
    return await untilAborted(run(controller.signal), controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** One request, one answer. */
async function exchange<schema extends v.GenericSchema | undefined>(
  client: GatewayClient,
  { body, headers, session, schema, list }: RequestParameters<schema>,
  outgoing: OutgoingRequest,
  signal: AbortSignal,
): Promise<Answer<schema>> {
  const response = await send(client, outgoing, {
    headers: headers ?? {},
    body,
    credentials: session ? client.credentials : 'omit',
    signal,
  })
  let text: string | undefined
  const refuse = (reason: ContentReason, cause?: unknown) =>
    new GatewayContentError(response, { reason, cause, excerpt: text, request: outgoing })

  try {
    text = await readText(response, client.maxBytes)
  } catch (cause) {
    throw new GatewayNetworkError({ cause, request: outgoing })
  }
  if (text === undefined) throw refuse('size')

  try {
    const content = text.trim() === '' ? undefined : parseJson(text)
    if (!response.ok) throw new GatewayHttpError(response, content, outgoing)
    // Without a schema `Answer` is `void`; with one it is what the schema makes of the content.
    if (!schema) return undefined as Answer<schema>
    if (content === undefined) throw refuse('empty')
    return readAnswer(client, { schema, list }, content, outgoing) as Answer<schema>
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse('json', error)
    if (error instanceof RangeError) throw refuse('depth', error)
    throw error
  }
}

async function send(
  client: GatewayClient,
  request: OutgoingRequest,
  init: Pick<RequestInit, 'credentials' | 'signal'> & {
    headers: Record<string, string | undefined>
    body: unknown
  },
): Promise<Response> {
  const { method, url, headers } = request
  const { body, signal = null, credentials = 'omit' } = init
  const given = typeof client.headers === 'function' ? await client.headers() : client.headers
  for (const [name, value] of Object.entries({ ...given, ...init.headers })) {
    if (value !== undefined) headers.set(name, value)
  }
  if (body !== undefined) headers.set('content-type', 'application/json')
  await client.onRequest?.(request)

  const start = performance.now()
  const response = await client
    .fetch(url, {
      method,
      headers,
      credentials,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body, bigintAsText) }),
    })
    .catch((cause: unknown) => {
      throw new GatewayNetworkError({ cause, request })
    })

  const { status } = response
  await client.onResponse?.({
    request,
    status,
    headers: response.headers,
    duration: performance.now() - start,
  })
  if (response.redirected || response.type === 'opaqueredirect' || redirects.includes(status)) {
    await response.body?.cancel()
    throw new GatewayRedirectError(response.headers.get('location') ?? undefined, request)
  }
  return response
}

const redirects = [301, 302, 303, 307, 308]

function bigintAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
