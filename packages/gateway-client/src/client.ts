import { GatewayParameterError, type GatewayValidationError } from './errors.ts'
import type { Flight } from './http/share.ts'

/** A request on its way out. `headers` may be changed, for example to add an API key. */
export type OutgoingRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  /** 0 for the first attempt. */
  readonly attempt: number
}

/** The head of an answer, for logs and traces. The body is not read yet. */
export type IncomingResponse = {
  readonly request: OutgoingRequest
  readonly status: number
  readonly headers: Headers
  /** Milliseconds from sending to the head of the answer. */
  readonly duration: number
}

/** How often a failed read is sent again, and after how long. */
export type RetryOptions = {
  /** Attempts after the first one. */
  attempts: number
  /** Milliseconds before the first of them; doubles with each. */
  minDelay: number
  /** No wait is longer than this, in milliseconds; a longer Retry-After ends the attempts. */
  maxDelay: number
}

/** What to do with an answer that is not as expected. */
export type ValidationMode = 'strict' | 'lenient' | 'off'

type HeadersSource =
  Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>)

/** What `createGatewayClient` takes; all of it may be left out. */
export type GatewayClientOptions = {
  /** Where the gateway is. Default: the provider's hosted gateway. A path such as `/gateway` works in a page. */
  baseUrl?: string | undefined
  /** How requests are sent. Default: the platform's `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Milliseconds for one attempt, body included. Default 10,000 (behaviour/gateway-client#timeout). 0 waits for ever. */
  timeout?: number | undefined
  /** For reads only. Default: 2 more attempts after 300 ms, at most 10 s apart. A number sets the attempts, `false` is 0. */
  retry?: Partial<RetryOptions> | number | false | undefined
  /** Sent with every request; a function is called each time. */
  headers?: HeadersSource | undefined
  /** Cookie mode of the calls that need the sign-in cookie. Default `include`. All others send none. */
  credentials?: RequestCredentials | undefined
  /** Called before each attempt; may change the headers. */
  onRequest?: ((request: OutgoingRequest) => void | Promise<void>) | undefined
  /** Called when the head of an answer is there. */
  onResponse?: ((response: IncomingResponse) => void | Promise<void>) | undefined
  /**
   * `strict` (default): an answer that is not as expected throws `GatewayValidationError`. An item of a list that cannot be read
   * stays in it as `{ type: 'unknown', raw, issues }`, or in the `unreadable` beside it.
   * `lenient`: an answer that is a bare list is handed on without the items that cannot be read, when there is an `onInvalid` to
   * report each; anything else is as with `strict`.
   * `off`: nothing is refused; what is as expected is converted, the rest is handed on as it came.
   */
  validate?: ValidationMode | undefined
  /** Called with every item that could not be read, kept or left out (`lenient`), and with every answer that was handed on (`off`). */
  onInvalid?: ((error: GatewayValidationError) => void) | undefined
  /** Answers larger than this many bytes are refused. Default 5,000,000. */
  maxBytes?: number | undefined
}

/** What every endpoint function takes first: the options, with what was left out filled in. */
export type GatewayClient = Readonly<
  Pick<GatewayClientOptions, 'headers' | 'onRequest' | 'onResponse' | 'onInvalid'>
> & {
  /** Address of the gateway, without a trailing slash. */
  readonly baseUrl: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly timeout: number
  readonly retry: RetryOptions
  readonly credentials: RequestCredentials
  readonly validate: ValidationMode
  readonly maxBytes: number
  /** Reads that have not been answered yet, by address: a second caller waits for the same answer. */
  readonly inFlight: Map<string, Flight>
}

/** The provider's hosted client gateway (behaviour/gateway-client#base-url). */
export const defaultBaseUrl = 'https://safe-client.safe.global'

/**
 * Makes the client that the endpoint functions take. It keeps no state but the reads under way, so that one page may have
 * several, and a server one for each visitor.
 *
 * @throws GatewayParameterError when `baseUrl` is neither an http(s) address nor a path, or a number is below 0 or none
 */
export function createGatewayClient(options: GatewayClientOptions = {}): GatewayClient {
  const { baseUrl = defaultBaseUrl, retry = {} } = options
  if (!/^(https?:\/\/[^/?#@]+(\/|$)|\/(?!\/))[^?#]*$/i.test(baseUrl)) {
    throw new GatewayParameterError('baseUrl', baseUrl, 'an http(s) address or a path')
  }
  const { timeout = 10_000, maxBytes = 5_000_000 } = options
  const attempts = {
    attempts: 2,
    minDelay: 300,
    maxDelay: 10_000,
    ...(typeof retry === 'object' ? retry : { attempts: Number(retry) }),
  }
  for (const [name, value] of Object.entries({ timeout, maxBytes, ...attempts })) {
    if (!(value >= 0)) throw new GatewayParameterError(name, value, 'a number from 0')
  }
  return {
    ...options,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    timeout,
    retry: attempts,
    credentials: options.credentials ?? 'include',
    validate: options.validate ?? 'strict',
    maxBytes,
    inFlight: new Map(),
  }
}
