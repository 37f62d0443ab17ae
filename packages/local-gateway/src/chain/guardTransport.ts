import type { Transport } from 'viem'

import { ProblemError } from '../problems.ts'

/** The node did not do its part: no answer, an error of its own, or an answer of another form than JSON-RPC says. */
export class NodeFailedError extends ProblemError {
  override name = 'NodeFailedError'

  constructor(cause: unknown) {
    super({ status: 503, body: { code: 503, message: 'Service unavailable' } })
    this.cause = cause
  }
}

/** Behind one address there may be several nodes, and one of them a block late: so it is asked again, after so many milliseconds. */
const patience = [15, 30] as const

type Call = { method: string; params?: unknown }
type Request = (call: Call, options?: unknown) => Promise<unknown>

/**
 * Puts a guard before a node: what it answers has the form that JSON-RPC says, and what it throws is either the refusal of a call
 * (a revert, a trace that it cannot give, too many logs) or a `NodeFailedError`.
 */
export function guardTransport(transport: Transport): Transport {
  return (parameters) => {
    const inner = transport(parameters)
    // Both have the form of EIP-1193; viem types the methods that it knows.
    const ask = inner.request as Request
    async function request(call: Call, options?: unknown): Promise<unknown> {
      for (const delay of patience) {
        const answer = await answerOf(ask, call, options)
        if (!mayBeLate(call, answer)) return settled(answer)
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
      return settled(await answerOf(ask, call, options))
    }
    return { ...inner, request: request as typeof inner.request }
  }
}

type Answer = { value: unknown } | { error: unknown; isRefusal: boolean }

async function answerOf(ask: Request, call: Call, options: unknown): Promise<Answer> {
  try {
    const value = await ask(call, options)
    return hasForm(call.method, value)
      ? { value }
      : { error: new Error(`${call.method} was answered with ${typeof value}.`), isRefusal: false }
  } catch (error) {
    return { error, isRefusal: isRefusal(call.method, error) }
  }
}

function settled(answer: Answer): unknown {
  if ('value' in answer) return answer.value
  throw answer.isRefusal ? answer.error : new NodeFailedError(answer.error)
}

/** A block that a node does not have yet. */
function mayBeLate({ method, params }: Call, answer: Answer): boolean {
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

/** Whether an error says something of what was asked, and not of the node. */
function isRefusal(method: string, error: unknown): boolean {
  switch (method) {
    // The reader of logs asks for less.
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
      // A contract that answers with more than anybody reads.
      cause.name === 'ResponseBodyTooLargeError' ||
      ('code' in cause && cause.code === 3) ||
      ('data' in cause && typeof cause.data === 'string' && cause.data.startsWith('0x')) ||
      reverts.test(detailsOf(cause)),
  )
}

/** Whether a node says that it was asked too often. */
export function isRateLimit(error: unknown): boolean {
  const words = /\brate\b|rate.?limit|too many requests|quota|capacity|compute units|daily/i
  return causesOf(error).some(
    (cause) => ('status' in cause && cause.status === 429) || words.test(detailsOf(cause)),
  )
}

/** The code of a JSON-RPC error; undefined for everything else. */
export function codeOf(error: unknown): number | undefined {
  for (const cause of causesOf(error))
    if ('code' in cause && typeof cause.code === 'number') return cause.code
  return undefined
}

/** What a node said, without what viem adds: its own text repeats the request. */
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
