/** Which request an error is about. */
export type GatewayRequestInfo = {
  method: string
  url: string
}

type ResponseHead = Pick<Response, 'status' | 'statusText'> & { headers?: Headers | undefined }

/** Base of every error this package throws. The `name` tells the class, also across copies of this package. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly method: string | undefined
  readonly url: string | undefined

  constructor(message: string, request?: GatewayRequestInfo, cause?: unknown) {
    super(message, { cause })
    this.method = request?.method
    this.url = request?.url
  }
}

/** The request never reached the gateway, or its answer was cut off (the specification, section 8). */
export class GatewayNetworkError extends GatewayError {
  override name = 'GatewayNetworkError'

  constructor(options: { cause: unknown; request?: GatewayRequestInfo | undefined }) {
    super('Network request failed', options.request, options.cause)
  }
}

/** The gateway did not answer in full within the client's `timeout`. */
export class GatewayTimeoutError extends GatewayError {
  override name = 'GatewayTimeoutError'
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

  constructor(cause: unknown) {
    super('Request aborted', undefined, cause)
  }
}

/** An answer was there, and it was not one to go on with. Base of the errors that know its status. */
class GatewayResponseError extends GatewayError {
  readonly status: number
  /** How long the gateway asks to wait before the next attempt, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    response: ResponseHead,
    request: GatewayRequestInfo | undefined,
    cause?: unknown,
  ) {
    super(message, request, cause)
    this.status = response.status
    this.retryAfter = readRetryAfter(response.headers?.get('retry-after'))
  }
}

/** The gateway answered with a non-success status (the specification, section 8). */
export class GatewayHttpError extends GatewayResponseError {
  override name = 'GatewayHttpError'
  /** The gateway's own code, when the body carried one: a number, or a word when it refused a field. */
  readonly code: number | string | undefined
  /** What the gateway said, also where the message has to be the status text. */
  readonly details: string | undefined
  /** Which field of the request was refused, from the outside in. */
  readonly fieldPath: readonly string[] | undefined
  /** The body as it came, parsed. */
  readonly body: unknown

  constructor(response: ResponseHead, body: unknown, request?: GatewayRequestInfo) {
    const answer: { code?: unknown; message?: unknown; path?: unknown } =
      (typeof body === 'object' && body) || {}
    const { code, message, path } = answer
    const isCoded = 'code' in answer && 'message' in answer
    super(isCoded ? `${words(code)}: ${words(message)}` : statusText(response), response, request)
    this.code = typeof code === 'string' || typeof code === 'number' ? code : undefined
    this.details = message === undefined || message === null ? undefined : words(message)
    this.fieldPath = Array.isArray(path) ? path.map((item) => words(item)) : undefined
    this.body = body
  }
}

/** Why an answer could not be read: no JSON, nothing at all, more than the client's cap, too deeply nested. */
export type ContentReason = 'json' | 'empty' | 'size' | 'depth'

/** The gateway answered, and the answer could not be read (the specification, section 8). */
export class GatewayContentError extends GatewayResponseError {
  override name = 'GatewayContentError'
  readonly reason: ContentReason
  /** The beginning of what came, at most 500 characters. */
  readonly excerpt: string | undefined

  constructor(
    response: ResponseHead,
    reason: ContentReason,
    options: { text?: string | undefined; cause?: unknown; request?: GatewayRequestInfo } = {},
  ) {
    super(
      `Invalid response content: ${statusText(response)}`,
      response,
      options.request,
      options.cause,
    )
    this.reason = reason
    this.excerpt = options.text?.slice(0, 500)
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
  readonly issues: readonly ValidationIssue[]
  /** The answer as it came, or the list item that was dropped (`validate: 'lenient'`). */
  readonly body: unknown

  constructor(issues: readonly ValidationIssue[], body: unknown, request?: GatewayRequestInfo) {
    const [first] = issues
    super(`Unexpected response at ${first?.path || 'its root'}: ${first?.message}`, request)
    this.issues = issues
    this.body = body
  }
}

/** A parameter cannot be sent: nothing has left this machine. Correct the `field`. */
export class GatewayParameterError extends GatewayError {
  override name = 'GatewayParameterError'
  readonly field: string
  readonly value: unknown

  constructor(field: string, value: unknown, expected: string) {
    super(`${field} must be ${expected}, not ${words(value).slice(0, 80)}`)
    this.field = field
    this.value = value
  }
}

/** The address of a further page leads away from this call of this gateway; it was not followed. */
export class GatewayPageUrlError extends GatewayError {
  override name = 'GatewayPageUrlError'
  readonly pageUrl: string

  constructor(pageUrl: string, baseUrl: string) {
    super(`A page must come from ${baseUrl}, not from ${pageUrl}`)
    this.pageUrl = pageUrl
  }
}

/** The gateway answered with a redirect, which is never followed. Set `baseUrl` to where the gateway is. */
export class GatewayRedirectError extends GatewayError {
  override name = 'GatewayRedirectError'
  /** Where it pointed to. A browser does not tell. */
  readonly location: string | undefined

  constructor(location: string | undefined, request?: GatewayRequestInfo) {
    super(`The gateway redirects to ${location ?? 'another address'}: set that as baseUrl`, request)
    this.location = location
  }
}

/** Over HTTP/2 there is no status text: then the number says it. */
function statusText({ status, statusText }: ResponseHead): string {
  return statusText || String(status)
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function readRetryAfter(header: string | null | undefined): number | undefined {
  const wait = Number(header ?? NaN) * 1000 || Date.parse(header ?? '') - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Text of what JSON can hold. An object cannot be asked: its own `toString` may be anything. */
function words(value: unknown): string {
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- objects have gone the other way
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
