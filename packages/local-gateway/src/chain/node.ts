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

import { causesOf, guardTransport, NodeFailedError } from './guardTransport.ts'

/** A connection to a chain's node. */
export type Node = Client

/** A block, as far as the gateway needs it. */
export type BlockMark = {
  number: number
  hash: Hash
  parentHash: Hash
  /** Milliseconds. */
  timestamp: number
  /** Which addresses and topics its logs may have (yellow paper, 4.3.1); null where the node does not tell. */
  logsBloom: string | null
  transactions: readonly Hash[]
}

/** A mined transaction with what its receipt says. */
export type MinedTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  input: Hex
  /** Wei. */
  value: bigint
  /** What the sender paid for gas, in wei. */
  fee: bigint
  block: number
  success: boolean
}

/** A call inside a transaction, as `debug_traceTransaction` tells it. */
export type TracedCall = {
  type: string
  from: Hex
  to?: Hex | undefined
  input: Hex
  /** Why it was undone, with everything inside it; absent when it held. */
  error?: string | undefined
  calls?: TracedCall[] | undefined
}

/**
 * Calls that were asked for in the same moment travel in one HTTP request. What the node throws is the refusal of a call, or a
 * `NodeFailedError`.
 */
export function connectNode(source: string | Transport): Node {
  return createClient({
    transport: guardTransport(
      typeof source === 'string'
        ? http(source, { batch: { batchSize: 50 }, retryCount: 1, retryDelay: 50, timeout: 10_000 })
        : source,
    ),
  })
}

/**
 * Asks the node.
 *
 * @throws NodeFailedError 503 when there is no answer; the refusal of a call is thrown on as it is
 */
export async function ask<Answer>(node: Node, method: string, params: unknown[]): Promise<Answer> {
  // viem types the methods it knows; the answer's form is the caller's knowledge of JSON-RPC.
  const request = node.request as (call: { method: string; params: unknown[] }) => Promise<Answer>
  return request({ method, params })
}

/** Whether the node did not do its part, as opposed to a node that refused. */
export function isSilent(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof NodeFailedError)
}

/** The chain that the node serves. */
export async function getChainId(node: Node): Promise<number> {
  return Number(await ask<Hex>(node, 'eth_chainId', []))
}

/** The block of a number, or the newest one; null when there is none. */
export async function getBlock(node: Node, block: number | 'latest'): Promise<BlockMark | null> {
  const tag = block === 'latest' ? block : quantity(block)
  const found = await ask<unknown>(node, 'eth_getBlockByNumber', [tag, false])
  const read = found === null ? null : readBlock(found)
  if (read && block !== 'latest' && read.number !== block)
    throw new NodeFailedError(new Error(`Block ${block} was answered with ${read.number}.`))
  return read
}

/** A whole number that JSON-RPC writes in hexadecimal. */
const quantityPattern = /^0x[0-9a-fA-F]{1,64}$/
const hashPattern = /^0x[0-9a-fA-F]{64}$/

/** Whether a value is a number as JSON-RPC writes it. */
export function isQuantity(value: unknown): value is Hex {
  return typeof value === 'string' && quantityPattern.test(value)
}

/** Whether a value is a hash as JSON-RPC writes it. */
export function isHash(value: unknown): value is Hash {
  return typeof value === 'string' && hashPattern.test(value)
}

function readBlock(found: unknown): BlockMark {
  // An object, as the guard before the node has seen; each field is looked at.
  const { number, hash, parentHash, timestamp, logsBloom, transactions } = found as Record<
    string,
    unknown
  >
  if (!isQuantity(number) || !isHash(hash) || !isHash(parentHash) || !isQuantity(timestamp))
    throw new NodeFailedError(new Error('A block has no number, hash, parent or time.'))
  return {
    number: Number(number),
    hash,
    parentHash,
    timestamp: toMilliseconds(timestamp),
    logsBloom: typeof logsBloom === 'string' && bloomPattern.test(logsBloom) ? logsBloom : null,
    transactions: Array.isArray(transactions) ? transactions.filter(isHash) : [],
  }
}

const bloomPattern = /^0x[0-9a-fA-F]{512}$/

/** The last day that a date can be of (ECMA-262, time values), in every time zone. A chain may claim any second. */
const latestTime = 8_640_000_000_000_000 - 86_400_000

/** Seconds as a block has them, in milliseconds. */
export function toMilliseconds(seconds: Hex): number {
  return Math.min(Number(seconds) * 1000, latestTime)
}

/** A mined transaction; null when the chain does not (or no longer) have it. */
export async function getMined(node: Node, hash: Hash): Promise<MinedTransaction | null> {
  type Sent = { from: Hex; to: Hex | null; input: Hex; value: Hex }
  type Receipt = { gasUsed: Hex; effectiveGasPrice: Hex; blockNumber: Hex; status: Hex }
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
    value: BigInt(sent.value),
    fee,
    block: Number(receipt.blockNumber),
    success: Number(receipt.status) === 1,
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
