/** The status and the body of an error. The hosted gateway has several families of them. See behaviour/gateway-server#errors. */
export type Problem = {
  status: number
  body: Record<string, unknown> | string
}

/** Thrown by a route to answer with a problem; `createLocalGateway` turns it into a response. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(typeof problem.body === 'string' ? problem.body : JSON.stringify(problem.body))
    this.problem = problem
  }
}

/** A refusal of the service behind the hosted gateway: `{ code, message }`, code = status. */
export function serviceProblem(status: number, message: string): ProblemError {
  return new ProblemError({ status, body: { code: status, message } })
}

/**
 * The node of the chain does not answer.
 *
 * @param reason a sentence for the caller, where more is known
 */
export function unavailable(reason = 'Service unavailable'): ProblemError {
  return serviceProblem(503, reason)
}

/** No such chain, transaction or message. */
export function notFound(): ProblemError {
  return serviceProblem(404, 'Not found')
}

/** The address is not an account that this chain knows. */
export function safeNotFound(): ProblemError {
  return serviceProblem(404, 'Safe not found')
}

/** An invalid signature, hash or nonce: `{ message, statusCode }`, without a code. */
export function checkProblem(message: string, status = 422): ProblemError {
  return new ProblemError({ status, body: { message, statusCode: status } })
}

const reasons = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
} as const

/** A refusal of the gateway itself: `{ message, error, statusCode }`. */
export function refusal(status: keyof typeof reasons, message: string): ProblemError {
  return new ProblemError({ status, body: { message, error: reasons[status], statusCode: status } })
}

/** A malformed field: `{ statusCode: 422, code, message, path }`, where the code is a text. */
export function fieldProblem(issue: {
  code: string
  message: string
  path: readonly (string | number)[]
  expected?: string | undefined
}): ProblemError {
  return new ProblemError({ status: 422, body: { statusCode: 422, ...issue } })
}
