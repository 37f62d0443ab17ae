import type { Transport } from 'viem'

import { ProblemError } from '../problems.ts'

/** The node failed: no answer, an internal error, or an answer that JSON-RPC does not allow. */
export class TransportError extends ProblemError {
  override name = 'TransportError'

  constructor(cause: unknown) {
    super({ status: 503, body: { code: 503, message: 'Service unavailable' } })
    this.cause = cause
  }
}

/** Behind one URL there may be several nodes, and one of them may lack the newest block: delays of the retries, in milliseconds. */
const retryDelays = [15, 30] as const

type Call = { method: string; params?: unknown }
type Request = (call: Call, options?: unknown) => Promise<unknown>

/**
 * Checks the answers of a node: they have the form that JSON-RPC requires, and an error is either the refusal of a call (a revert,
 * an unsupported trace, too many logs) or a `TransportError`.
 */
export function guardTransport(transport: Transport): Transport {
  return (parameters) => {
    const inner = transport(parameters)
    // Both are EIP-1193 requests; viem types only the methods that it knows.
    const send = inner.request as Request
    async function request(call: Call, options?: unknown): Promise<unknown> {
      for (const delay of retryDelays) {
        const answer = await answerOf(send, call, options)
        if (!mayBeLagging(call, answer)) return settled(answer)
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
      return settled(await answerOf(send, call, options))
    }
    return { ...inner, request: request as typeof inner.request }
  }
}

type Answer = { value: unknown } | { error: unknown; isRefusal: boolean }

async function answerOf(send: Request, call: Call, options: unknown): Promise<Answer> {
  try {
    const value = await send(call, options)
    return hasForm(call.method, value)
      ? { value }
      : { error: new Error(`${call.method} was answered with ${typeof value}.`), isRefusal: false }
  } catch (error) {
    return { error, isRefusal: isRefusal(call.method, error) }
  }
}

function settled(answer: Answer): unknown {
  if ('value' in answer) return answer.value
  throw answer.isRefusal ? answer.error : new TransportError(answer.error)
}

/** Whether the answer may come from a node that does not have the block yet. */
function mayBeLagging({ method, params }: Call, answer: Answer): boolean {
  if ('value' in answer)
    return (
      answer.value === null &&
      (method === 'eth_getTransactionReceipt' ||
        (method === 'eth_getBlockByNumber' && Array.isArray(params) && params[0] !== 'latest'))
    )
  const code = codeOf(answer.error)
  return !answer.isRefusal && code !== undefined && code !== methodNotFound
}

const hexMethods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_getBalance',
  'eth_getCode',
  'eth_getStorageAt',
])
const objectMethods: ReadonlySet<string> = new Set([
  'eth_getBlockByNumber',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
])

function hasForm(method: string, value: unknown): boolean {
  if (hexMethods.has(method)) return typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)
  if (objectMethods.has(method)) return typeof value === 'object' && !Array.isArray(value)
  return method === 'eth_getLogs' ? Array.isArray(value) : true
}

const methodNotFound = -32601

/** Whether an error is about the call, and not about the node. */
function isRefusal(method: string, error: unknown): boolean {
  switch (method) {
    // The log reader requests a smaller range.
    case 'eth_getLogs':
      return true
    case 'debug_traceTransaction':
      return codeOf(error) !== undefined && !isRateLimit(error)
    case 'eth_call':
    case 'eth_estimateGas':
      return !isRateLimit(error) && isRevert(error)
    default:
      return false
  }
}

const reverts =
  /revert|opcode|out of gas|outofgas|gas required|intrinsic gas|insufficient|stack|invalid jump|evm|execution|overflow|underflow/i

function isRevert(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      // The contract returned more data than viem reads.
      cause.name === 'ResponseBodyTooLargeError' ||
      ('code' in cause && cause.code === 3) ||
      ('data' in cause && typeof cause.data === 'string' && cause.data.startsWith('0x')) ||
      reverts.test(detailsOf(cause)),
  )
}

/** Whether a node refuses because of its rate limit. */
export function isRateLimit(error: unknown): boolean {
  const words = /\brate\b|rate.?limit|too many requests|quota|capacity|compute units|daily/i
  return causesOf(error).some(
    (cause) => ('status' in cause && cause.status === 429) || words.test(detailsOf(cause)),
  )
}

/** The code of a JSON-RPC error; undefined for other errors. */
export function codeOf(error: unknown): number | undefined {
  for (const cause of causesOf(error))
    if ('code' in cause && typeof cause.code === 'number') return cause.code
  return undefined
}

/** The message of the node, without the text of viem, which repeats the request. */
export function detailsOf(error: Error): string {
  if ('details' in error && typeof error.details === 'string') return error.details
  return 'shortMessage' in error ? '' : error.message
}

/** An error and what caused it, from the outermost inwards. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
