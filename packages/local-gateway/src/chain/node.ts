import {
  type Address,
  BaseError,
  type Client,
  createClient,
  getAddress,
  type Hash,
  type Hex,
  http,
  type Transport,
} from 'viem'

import { guardTransport, TransportError } from './guardTransport.ts'

/** A connection to a chain's node. */
export type Node = Client

/** The fields of a block that the gateway needs. */
export type BlockHeader = {
  number: number
  hash: Hash
  parentHash: Hash
  /** Milliseconds. */
  timestamp: number
  /** Bloom filter of the addresses and topics of its logs (yellow paper, 4.3.1); null where the node omits it. */
  logsBloom: string | null
  transactions: readonly Hash[]
}

/** A mined transaction and its receipt. */
export type MinedTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  input: Hex
  /** Wei. */
  value: bigint
  /** Paid for gas by the sender, in wei. */
  fee: bigint
  gasUsed: bigint
  /** Wei for each gas. */
  gasPrice: bigint
  block: number
  success: boolean
}

/** A call inside a transaction, as `debug_traceTransaction` returns it. */
export type TracedCall = {
  type: string
  from: Hex
  to?: Hex | undefined
  input: Hex
  /** Why the call and everything inside it was reverted; absent when it succeeded. */
  error?: string | undefined
  calls?: TracedCall[] | undefined
}

/**
 * Connects to a node. Calls of the same tick are sent in one HTTP request. A call rejects with the refusal of the node, or with a
 * `TransportError`.
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
 * Sends a JSON-RPC request to the node.
 *
 * @throws TransportError 503 when there is no answer; a refusal of the node is thrown unchanged
 */
export async function rpcRequest<Answer>(
  node: Node,
  method: string,
  params: unknown[],
): Promise<Answer> {
  // viem types only the methods that it knows. The caller knows the type of the answer from JSON-RPC.
  const request = node.request as (call: { method: string; params: unknown[] }) => Promise<Answer>
  return request({ method, params })
}

/** Whether the node failed to answer, as opposed to a node that refused a call. Looks at the causes of viem's errors, too. */
export function isTransportError(error: unknown): boolean {
  const isOwn = (cause: unknown) => cause instanceof TransportError
  return error instanceof BaseError ? error.walk(isOwn) !== null : isOwn(error)
}

/** The id of the chain that the node serves. */
export async function getChainId(node: Node): Promise<number> {
  return Number(await rpcRequest<Hex>(node, 'eth_chainId', []))
}

/** A block by its number, or the newest block; null when there is none. */
export async function getBlock(node: Node, block: number | 'latest'): Promise<BlockHeader | null> {
  const tag = block === 'latest' ? block : quantity(block)
  const found = await rpcRequest<unknown>(node, 'eth_getBlockByNumber', [tag, false])
  const read = found === null ? null : readBlock(found)
  if (read && block !== 'latest' && read.number !== block)
    throw new TransportError(new Error(`Block ${block} was answered with ${read.number}.`))
  return read
}

/** An integer as JSON-RPC encodes it (QUANTITY). */
const quantityPattern = /^0x[0-9a-fA-F]{1,64}$/
const hashPattern = /^0x[0-9a-fA-F]{64}$/

/** Whether a value is an integer as JSON-RPC encodes it. */
export function isQuantity(value: unknown): value is Hex {
  return typeof value === 'string' && quantityPattern.test(value)
}

/** Whether a value is a 32-byte hash as JSON-RPC encodes it. */
export function isHash(value: unknown): value is Hash {
  return typeof value === 'string' && hashPattern.test(value)
}

function readBlock(found: unknown): BlockHeader {
  // `guardTransport` has checked that this is an object; each field is checked here.
  const { number, hash, parentHash, timestamp, logsBloom, transactions } = found as Record<
    string,
    unknown
  >
  if (!isQuantity(number) || !isHash(hash) || !isHash(parentHash) || !isQuantity(timestamp))
    throw new TransportError(new Error('A block has no number, hash, parent or time.'))
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

/** The latest time that a `Date` can have in every time zone (ECMA-262, time values). A block may claim any time. */
const latestTime = 8_640_000_000_000_000 - 86_400_000

/** Converts the timestamp of a block, in seconds, to milliseconds. */
export function toMilliseconds(seconds: Hex): number {
  return Math.min(Number(seconds) * 1000, latestTime)
}

/** A mined transaction; null when the chain does not have it, or does not have it any more. */
export async function getMined(node: Node, hash: Hash): Promise<MinedTransaction | null> {
  type Sent = { from: Hex; to: Hex | null; input: Hex; value: Hex }
  type Receipt = { gasUsed: Hex; effectiveGasPrice: Hex; blockNumber: Hex; status: Hex }
  const [sent, receipt] = await Promise.all([
    rpcRequest<Sent | null>(node, 'eth_getTransactionByHash', [hash]),
    rpcRequest<Receipt | null>(node, 'eth_getTransactionReceipt', [hash]),
  ])
  if (!sent || !receipt) return null
  const [gasUsed, gasPrice] = [BigInt(receipt.gasUsed), BigInt(receipt.effectiveGasPrice)]
  return {
    hash,
    from: getAddress(sent.from),
    to: sent.to && getAddress(sent.to),
    input: sent.input,
    value: BigInt(sent.value),
    fee: gasUsed * gasPrice,
    gasUsed,
    gasPrice,
    block: Number(receipt.blockNumber),
    success: Number(receipt.status) === 1,
  }
}

/** The calls of a transaction; null when the node cannot trace. */
export async function getTrace(node: Node, hash: Hash): Promise<TracedCall | null> {
  try {
    return await rpcRequest<TracedCall>(node, 'debug_traceTransaction', [
      hash,
      { tracer: 'callTracer' },
    ])
  } catch (error) {
    if (isTransportError(error)) throw error
    return null
  }
}

/** Encodes an integer for JSON-RPC. */
export function quantity(value: number): Hex {
  return `0x${value.toString(16)}`
}
