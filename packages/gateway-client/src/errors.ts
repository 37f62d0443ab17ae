import { describe } from './describe.ts'
import type { Issue } from './schema.ts'

/** Which request an error is about. */
export type GatewayRequestInfo = {
  method: string
  url: string
}

type ResponseHead = Pick<Response, 'status' | 'statusText'> & { headers?: Headers | undefined }

/** The most characters of a message: parts of it are what the gateway wrote. The whole is in the error's fields. */
const longestMessage = 1000

/** Base of every error this package throws. The `name` is that of the class, also across copies of this package. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  declare readonly method: string | undefined
  declare readonly url: string | undefined

  constructor(message: string, request?: GatewayRequestInfo, cause?: unknown, fields?: object) {
    super(message.slice(0, longestMessage), { cause })
    Object.assign(this, { method: request?.method, url: request?.url }, fields)
  }
}

/** The request never reached the gateway, or its answer was cut off (behaviour/gateway-client#network-error). */
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
  declare readonly timeout: number

  constructor(timeout: number, request?: GatewayRequestInfo) {
    super('Network request timed out', request, undefined, { timeout })
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
  declare readonly status: number
  /** How long the gateway asks to wait before the next attempt, in milliseconds. */
  declare readonly retryAfter: number | undefined

  constructor(
    message: string,
    response: ResponseHead,
    request: GatewayRequestInfo | undefined,
    cause: unknown,
    fields: object,
  ) {
    const retryAfter = readRetryAfter(response.headers?.get('retry-after'))
    super(message, request, cause, { status: response.status, retryAfter, ...fields })
  }
}

/** The gateway answered with a non-success status (behaviour/gateway-client#http-error). */
export class GatewayHttpError extends GatewayResponseError {
  override name = 'GatewayHttpError'
  /** The gateway's own code, when the body carried one: a number, or a word when it refused a field. */
  declare readonly code: number | string | undefined
  /** What the gateway said, also where the message has to be the status text. */
  declare readonly details: string | undefined
  /** Which field of the request was refused, from the outside in. */
  declare readonly fieldPath: readonly string[] | undefined
  /** The body as it came, parsed. */
  declare readonly body: unknown

  constructor(response: ResponseHead, body: unknown, request?: GatewayRequestInfo) {
    const answer: { code?: unknown; message?: unknown; path?: unknown } =
      (typeof body === 'object' && body) || {}
    const { code, message, path } = answer
    const isCoded = 'code' in answer && 'message' in answer
    const text = isCoded ? `${words(code)}: ${words(message)}` : statusText(response)
    super(text, response, request, undefined, {
      code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
      details: message === undefined || message === null ? undefined : words(message),
      fieldPath: Array.isArray(path) ? path.map(words) : undefined,
      body,
    })
  }
}

/** Why an answer could not be read: no JSON, nothing at all, more than the client's cap, too deeply nested. */
export type ContentReason = 'json' | 'empty' | 'size' | 'depth'

/** The gateway answered, and the answer could not be read (behaviour/gateway-client#content-error). */
export class GatewayContentError extends GatewayResponseError {
  override name = 'GatewayContentError'
  declare readonly reason: ContentReason
  /** The beginning of what came, at most 500 characters. */
  declare readonly excerpt: string | undefined

  constructor(
    response: ResponseHead,
    reason: ContentReason,
    {
      text,
      cause,
      request,
    }: { text?: string | undefined; cause?: unknown; request?: GatewayRequestInfo } = {},
  ) {
    super(`Invalid response content: ${statusText(response)}`, response, request, cause, {
      reason,
      excerpt: text?.slice(0, 500),
    })
  }
}

/** One thing that an answer has and should not have, or lacks. */
export type ValidationIssue = {
  /** Where it is, for example `results.3.transaction.timestamp`. Empty for the answer itself. */
  path: string
  message: string
}

/** An issue as people read it: where and what, without the answer itself. */
export function issueOf({ path, message }: Issue): ValidationIssue {
  return { path: path.join('.'), message }
}

/** The gateway answered with JSON that is not what this call answers with. */
export class GatewayValidationError extends GatewayError {
  override name = 'GatewayValidationError'
  declare readonly issues: readonly ValidationIssue[]
  /** The answer as it came, or the list item that was dropped (`validate: 'lenient'`). */
  declare readonly body: unknown

  constructor(issues: readonly ValidationIssue[], body: unknown, request?: GatewayRequestInfo) {
    const [first] = issues
    const message = `Unexpected response at ${first?.path || 'its root'}: ${first?.message}`
    super(message, request, undefined, { issues, body })
  }
}

/**
 * The answer is about another account, chain, transaction or page than was requested: a cache or a proxy has mixed answers up, or
 * the sender lies. Nothing of the answer is returned.
 */
export class GatewayMismatchError extends GatewayError {
  override name = 'GatewayMismatchError'
  /** Where the answer says what it is about, for example `address.value`. */
  declare readonly field: string
  /** What was requested. */
  declare readonly expected: string
  /** What came instead. */
  declare readonly received: string

  constructor(
    mismatch: { field: string; expected: string; received: string },
    request?: GatewayRequestInfo,
  ) {
    const { field, expected, received } = mismatch
    const message = `The gateway answered about another ${field}: ${received}, not ${expected}`
    super(message, request, undefined, mismatch)
  }
}

/** A parameter cannot be sent: nothing has left this machine. Correct the `field`. */
export class GatewayParameterError extends GatewayError {
  override name = 'GatewayParameterError'
  declare readonly field: string
  declare readonly value: unknown

  constructor(field: string, value: unknown, expected: string) {
    const message = `${field} must be ${expected}, not ${describe(value)}`
    super(message, undefined, undefined, { field, value })
  }
}

/** The address of a further page leads away from this gateway; it was not followed. */
export class GatewayPageUrlError extends GatewayMismatchError {
  override name = 'GatewayPageUrlError'
  declare readonly pageUrl: string

  constructor(pageUrl: string, baseUrl: string) {
    super({ field: 'pageUrl', expected: baseUrl, received: pageUrl })
    this.message = `A page must come from ${baseUrl}, not from ${pageUrl}`.slice(0, longestMessage)
    Object.assign(this, { pageUrl })
  }
}

/**
 * The gateway answered with a redirect, which is never followed: it may lead to any host. The operator of the gateway knows its
 * address.
 */
export class GatewayRedirectError extends GatewayError {
  override name = 'GatewayRedirectError'
  /** Where it pointed to: a claim, not an address to use. A browser does not show it. */
  declare readonly location: string | undefined

  constructor(location: string | undefined, request?: GatewayRequestInfo) {
    const message = 'The gateway answered with a redirect, not followed: check baseUrl'
    super(message, request, undefined, { location })
  }
}

/** HTTP/2 has no status text: then the message is the number. */
function statusText({ status, statusText }: ResponseHead): string {
  return statusText || String(status)
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function readRetryAfter(header: string | null | undefined): number | undefined {
  const wait = Number(header ?? NaN) * 1000 || Date.parse(header ?? '') - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Text of what JSON can hold. The `toString` of an object is not called: it may be anything. */
function words(value: unknown): string {
  // oxlint-disable-next-line typescript/no-base-to-string -- an object takes the other branch
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
