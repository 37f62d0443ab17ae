/** Which request an error is about. Absent when the error arose before there was one. */
export type GatewayRequestInfo = {
  method: string
  url: string
}

type ResponseHead = Pick<Response, 'status' | 'statusText'> & { headers?: Headers | undefined }

/** Base of every error this package throws. `kind` names the class, also across copies of this package. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly kind: string = 'gateway'
  declare readonly method: string | undefined
  declare readonly url: string | undefined

  constructor(message: string, request?: GatewayRequestInfo, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.method = request?.method
    this.url = request?.url
  }
}

/** The request never reached the gateway, or its answer was cut off (the specification, section 8). */
export class GatewayNetworkError extends GatewayError {
  override name = 'GatewayNetworkError'
  override readonly kind = 'network'

  constructor(options: { cause: unknown; request?: GatewayRequestInfo }) {
    super('Network request failed', options.request, options.cause)
  }
}

/** The gateway did not answer in full within the client's `timeout`. */
export class GatewayTimeoutError extends GatewayError {
  override name = 'GatewayTimeoutError'
  override readonly kind = 'timeout'
  /** How long the client waited, in milliseconds. */
  readonly timeout: number

  constructor(timeout: number, request?: GatewayRequestInfo) {
    super('Network request timed out', request)
    this.timeout = timeout
  }
}

/** The caller's `signal` was aborted; the reason it gave is the `cause`. */
export class GatewayAbortError extends GatewayError {
  override name = 'GatewayAbortError'
  override readonly kind = 'abort'

  constructor(cause: unknown, request?: GatewayRequestInfo) {
    super('Request aborted', request, cause)
  }
}

/** The gateway answered with a non-success status (the specification, section 8). */
export class GatewayHttpError extends GatewayError {
  override name = 'GatewayHttpError'
  override readonly kind = 'http'
  readonly status: number
  /** The gateway's own code, when the body carried one: a number, or a word when it refused a field. */
  readonly code: number | string | undefined
  /** What the gateway said, also where the message has to be the status text. */
  readonly details: string | undefined
  /** Which field of the request was refused, from the outside in. */
  readonly fieldPath: readonly (string | number)[] | undefined
  /** How long the gateway asks to wait before the next attempt, in milliseconds. */
  readonly retryAfter: number | undefined
  /** The body as it came, parsed. */
  readonly body: unknown

  constructor(
    response: ResponseHead,
    body: unknown,
    request?: GatewayRequestInfo,
    now = Date.now(),
  ) {
    const answer = (typeof body === 'object' && body) || {}
    const fields: { code?: unknown; message?: unknown; path?: unknown } = answer
    const { code, message, path } = fields
    super(
      'code' in answer && 'message' in answer
        ? `${words(code)}: ${words(message)}`
        : statusText(response),
      request,
    )
    this.status = response.status
    this.code = typeof code === 'string' || typeof code === 'number' ? code : undefined
    this.details = typeof message === 'string' ? message : undefined
    this.fieldPath = Array.isArray(path) ? path.filter(isPathItem) : undefined
    this.retryAfter = readRetryAfter(response.headers?.get('retry-after'), now)
    this.body = body
  }
}

/** Why an answer could not be read: no JSON, nothing at all, more than the client's cap, too deeply nested. */
export type ContentReason = 'json' | 'empty' | 'size' | 'depth'

/** The gateway answered, and the answer could not be read (the specification, section 8). */
export class GatewayContentError extends GatewayError {
  override name = 'GatewayContentError'
  override readonly kind = 'content'
  readonly status: number
  readonly reason: ContentReason
  /** How long the gateway asks to wait before the next attempt, in milliseconds. */
  readonly retryAfter: number | undefined
  /** The beginning of what came, at most 500 characters. */
  readonly excerpt: string | undefined

  constructor(
    response: ResponseHead,
    options: {
      reason?: ContentReason | undefined
      excerpt?: string | undefined
      cause?: unknown
      request?: GatewayRequestInfo
    } = {},
  ) {
    super(`Invalid response content: ${statusText(response)}`, options.request, options.cause)
    this.status = response.status
    this.reason = options.reason ?? 'json'
    this.retryAfter = readRetryAfter(response.headers?.get('retry-after'), Date.now())
    this.excerpt = options.excerpt?.slice(0, 500)
  }
}

/** One thing that an answer has and should not have, or lacks. */
export type ValidationIssue = {
  /** Where it is, for example `results.3.transaction.timestamp`. Empty for the answer itself. */
  path: string
  message: string
}

/** The gateway answered with JSON that is not what this call answers with. */
export class GatewayValidationError extends GatewayError {
  override name = 'GatewayValidationError'
  override readonly kind = 'validation'
  readonly issues: readonly ValidationIssue[]
  /** The answer as it came, or the list item that was dropped (`validate: 'lenient'`). */
  readonly body: unknown

  constructor(issues: readonly ValidationIssue[], body: unknown, request?: GatewayRequestInfo) {
    const first = issues[0]
    super(
      `Unexpected response from the gateway${first?.path ? ` at ${first.path}` : ''}: ${first?.message ?? 'unreadable'}`,
      request,
    )
    this.issues = issues
    this.body = body
  }
}

/** A parameter cannot be sent: nothing left this machine. Correct the `field`. */
export class GatewayParameterError extends GatewayError {
  override name = 'GatewayParameterError'
  override readonly kind = 'parameter'
  readonly field: string
  readonly value: unknown

  constructor(field: string, value: unknown, expected: string) {
    super(`${field} must be ${expected}, not ${describe(value)}`)
    this.field = field
    this.value = value
  }
}

/** The address of a further page leads away from this call of this gateway; it was not followed. */
export class GatewayPageUrlError extends GatewayError {
  override name = 'GatewayPageUrlError'
  override readonly kind = 'pageUrl'
  readonly pageUrl: string

  constructor(pageUrl: string, baseUrl: string) {
    super(`A page must come from ${baseUrl}, not from ${pageUrl}`)
    this.pageUrl = pageUrl
  }
}

/** The gateway answered with a redirect, which is never followed. Set `baseUrl` to where the gateway is. */
export class GatewayRedirectError extends GatewayError {
  override name = 'GatewayRedirectError'
  override readonly kind = 'redirect'
  /** Where it pointed to. A browser does not tell. */
  readonly location: string | undefined

  constructor(location: string | undefined, request?: GatewayRequestInfo) {
    super(
      `The gateway redirects${location === undefined ? '' : ` to ${location}`}, which is not followed. Set baseUrl to the gateway's own address.`,
      request,
    )
    this.location = location
  }
}

/** Over HTTP/2 there is no status text: then the number says it. */
function statusText({ status, statusText }: ResponseHead): string {
  return statusText || String(status)
}

function isPathItem(item: unknown): item is string | number {
  return typeof item === 'string' || typeof item === 'number'
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Text of what JSON can hold. An object cannot be asked: its own `toString` may be anything. */
function words(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value)
}

function describe(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : words(value).slice(0, 80)
}
