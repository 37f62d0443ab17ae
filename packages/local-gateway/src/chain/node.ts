import {
  type Address,
  type Client,
  createClient,
  getAddress,
  type Hash,
  type Hex,
  http,
  type Transport,
} from 'viem'

import { unavailable } from '../problems.ts'

/** A connection to a chain's node. */
export type Node = Client

/** A block, as far as the gateway needs it. */
export type BlockMark = {
  number: number
  hash: Hash
  parentHash: Hash
  /** Milliseconds. */
  timestamp: number
}

/** A mined transaction with what its receipt says. */
export type MinedTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  input: Hex
  /** What the sender paid for gas, in wei. */
  fee: bigint
}

/** A call inside a transaction, as `debug_traceTransaction` tells it. */
export type TracedCall = {
  type: string
  from: Hex
  to?: Hex | undefined
  input: Hex
  calls?: TracedCall[] | undefined
}

/** Calls that were asked for in the same moment travel in one HTTP request. */
export function connectNode(source: string | Transport): Node {
  return createClient({
    transport:
      typeof source === 'string'
        ? http(source, { batch: { batchSize: 50 }, retryCount: 1, retryDelay: 50, timeout: 10_000 })
        : source,
  })
}

/**
 * Asks the node.
 *
 * @throws ProblemError 503 when there is no answer; what the node itself refuses is thrown on as it is
 */
export async function ask<Answer>(node: Node, method: string, params: unknown[]): Promise<Answer> {
  try {
    // viem types the methods it knows; the answer's form is the caller's knowledge of the JSON-RPC specification.
    const request = node.request as (call: { method: string; params: unknown[] }) => Promise<Answer>
    return await request({ method, params })
  } catch (error) {
    if (isSilent(error)) throw unavailable()
    throw error
  }
}

/** Whether no node answered, as opposed to a node that refused. */
export function isSilent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (['HttpRequestError', 'TimeoutError', 'WebSocketRequestError'].includes(cause.name))
      return true
  return false
}

type RpcBlock = { number: Hex; hash: Hash; parentHash: Hash; timestamp: Hex }

/** The block of a number, or the newest one; null when there is none. */
export async function getBlock(node: Node, block: number | 'latest'): Promise<BlockMark | null> {
  const tag = block === 'latest' ? block : quantity(block)
  const found = await ask<RpcBlock | null>(node, 'eth_getBlockByNumber', [tag, false])
  return (
    found && {
      number: Number(found.number),
      hash: found.hash,
      parentHash: found.parentHash,
      timestamp: Number(found.timestamp) * 1000,
    }
  )
}

/** A mined transaction; null when the chain does not (or no longer) have it. */
export async function getMined(node: Node, hash: Hash): Promise<MinedTransaction | null> {
  type Sent = { from: Hex; to: Hex | null; input: Hex }
  type Receipt = { gasUsed: Hex; effectiveGasPrice: Hex }
  const [sent, receipt] = await Promise.all([
    ask<Sent | null>(node, 'eth_getTransactionByHash', [hash]),
    ask<Receipt | null>(node, 'eth_getTransactionReceipt', [hash]),
  ])
  if (!sent || !receipt) return null
  const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
  return {
    hash,
    from: getAddress(sent.from),
    to: sent.to && getAddress(sent.to),
    input: sent.input,
    fee,
  }
}

/** The calls of a transaction; null when the node cannot trace. */
export async function getTrace(node: Node, hash: Hash): Promise<TracedCall | null> {
  try {
    return await ask<TracedCall>(node, 'debug_traceTransaction', [hash, { tracer: 'callTracer' }])
  } catch (error) {
    if (isSilent(error)) throw error
    return null
  }
}

/** A number as JSON-RPC writes it. */
export function quantity(value: number): Hex {
  return `0x${value.toString(16)}`
}
