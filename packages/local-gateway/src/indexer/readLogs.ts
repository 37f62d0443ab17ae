import { type Address, type Hex, isAddress, pad, toEventSelector } from 'viem'

import {
  causesOf,
  codeOf,
  detailsOf,
  isRateLimit,
  TransportError,
} from '../chain/guardTransport.ts'
import { isHash, isQuantity, type Node, quantity, rpcRequest } from '../chain/node.ts'
import { selectors } from './events.ts'
import { createLogWindow, type LogWindow } from './logWindow.ts'
import type { RpcLog } from './readEvent.ts'

/** The accounts whose logs are read. */
export type Accounts = 'all' | readonly Address[]

/** Reads the logs that concern accounts, in the chain's order. */
export type LogReader = {
  /**
   * The logs of a range of blocks, both ends included.
   *
   * @throws TransportError when the node does not return them, not even block by block
   */
  inRange(range: { from: number; to: number; accounts: Accounts }): Promise<RpcLog[]>
  /**
   * The logs of one block, by its hash: a node that does not have the block answers with an error.
   *
   * @throws TransportError
   */
  inBlock(block: { number: number; hash: Hex; accounts: Accounts }): Promise<RpcLog[]>
}

/** The maximum number of blocks in one request. Public nodes allow fewer for filters by account. */
const ranges = { all: 5000, some: 2000 } as const

/** The size of the first request for the logs of all accounts, in blocks. */
const firstRange = 20

/** The topic of every token transfer. */
export const transferTopic = toEventSelector('Transfer(address,address,uint256)')

/** Creates a reader that adapts the size of its requests to what the node accepts. */
export function createLogReader(node: Node): LogReader {
  const windows = {
    // Of all accounts there may be many in few blocks.
    all: createLogWindow(ranges.all, firstRange),
    some: createLogWindow(ranges.some),
  }

  /** @returns null when the node refuses because the range or the answer is too large */
  async function tryToRead(place: Place, filters: readonly LogFilter[]): Promise<RpcLog[] | null> {
    try {
      const found = await Promise.all(
        filters.map((filter) =>
          rpcRequest<unknown[]>(node, 'eth_getLogs', [{ ...place.filter, ...filter }]),
        ),
      )
      return found.flat().flatMap((log) => readLog(log, place) ?? [])
    } catch (error) {
      if (error instanceof TransportError) throw error
      if (isTooMuch(error)) return null
      throw new TransportError(error)
    }
  }

  /** A block with more logs than one answer holds is read event by event. */
  async function readBlock(place: Place, accounts: Accounts): Promise<RpcLog[]> {
    const whole = await tryToRead(place, filtersOf(accounts))
    if (whole) return whole
    const logs: RpcLog[] = []
    for (const selector of selectors) {
      const found = await tryToRead(place, filtersOf(accounts, [selector]))
      if (!found) throw new TransportError(new Error(`No logs of block ${place.from} are given.`))
      logs.push(...found)
    }
    return logs
  }

  return {
    async inRange({ from, to, accounts }) {
      if (accounts !== 'all' && accounts.length === 0) return []
      const window = accounts === 'all' ? windows.all : windows.some
      const logs: RpcLog[] = []
      for (let start = from; start <= to;) {
        const end = Math.min(start + window.size() - 1, to)
        const place = placeOf(start, end)
        const found =
          start === end
            ? await readBlock(place, accounts)
            : await tryToRead(place, filtersOf(accounts))
        report(window, end - start + 1, found?.length)
        if (!found) continue
        for (const log of inOrder(found)) logs.push(log)
        start = end + 1
      }
      return logs
    },
    async inBlock({ number, hash, accounts }) {
      const place = { from: number, to: number, filter: { blockHash: hash } }
      return inOrder(await readBlock(place, accounts))
    },
  }
}

function report(window: LogWindow, blocks: number, logs: number | undefined) {
  if (logs === undefined) window.failed(blocks)
  else window.succeeded(blocks, logs)
}

/** The blocks of a request, which the logs of the answer have to be in. */
type Place = { from: number; to: number; filter: Record<string, Hex> }

function placeOf(from: number, to: number): Place {
  return { from, to, filter: { fromBlock: quantity(from), toBlock: quantity(to) } }
}

type LogFilter = { address?: readonly Address[]; topics: (Hex | readonly Hex[] | null)[] }

/** The events that accounts emit, and their token transfers. */
function filtersOf(accounts: Accounts, wanted: readonly Hex[] = selectors): LogFilter[] {
  if (accounts === 'all') return [{ topics: [wanted] }]
  const padded = accounts.map((account) => pad(account))
  const own = { address: accounts, topics: [wanted] }
  return wanted.includes(transferTopic)
    ? [own, { topics: [transferTopic, padded] }, { topics: [transferTopic, null, padded] }]
    : [own]
}

/** JSON-RPC errors that a smaller request does not avoid: unknown method, invalid JSON. */
const permanentErrors: ReadonlySet<number> = new Set([-32601, -32700])

const tooMuch =
  /range|limit|too (?:many|much|large|big|wide)|exceed|size|results|timeout|timed out/i

/** Whether an error means that the range or the answer is too large. Nodes have many messages for it. */
function isTooMuch(error: unknown): boolean {
  if (isRateLimit(error)) return false
  const code = codeOf(error)
  if (code !== undefined) return !permanentErrors.has(code)
  return causesOf(error).some(
    (cause) =>
      cause.name === 'ResponseBodyTooLargeError' ||
      cause.name === 'TimeoutError' ||
      ('status' in cause && [400, 413, 504].includes(Number(cause.status))) ||
      (cause.name === 'Error' && tooMuch.test(detailsOf(cause))),
  )
}

/**
 * Reads one log of an answer; null for one that a fork has undone.
 *
 * @throws TransportError for a value that is no log, or a log of another block
 */
export function readLog(value: unknown, { from, to }: { from: number; to: number }): RpcLog | null {
  if (!isLog(value)) throw new TransportError(new Error('What should be a log is none.'))
  if ('removed' in value && value.removed === true) return null
  const block = Number(value.blockNumber)
  if (block < from || block > to)
    throw new TransportError(new Error(`A log of block ${block} was not asked for.`))
  return value
}

function isLog(value: unknown): value is RpcLog {
  if (typeof value !== 'object' || value === null) return false
  const log = value as Record<string, unknown> // an object; each field is looked at
  return (
    typeof log['address'] === 'string' &&
    isAddress(log['address'], { strict: false }) &&
    Array.isArray(log['topics']) &&
    log['topics'].every(isHash) &&
    typeof log['data'] === 'string' &&
    /^0x(?:[0-9a-fA-F]{2})*$/.test(log['data']) &&
    isQuantity(log['blockNumber']) &&
    isHash(log['blockHash']) &&
    isHash(log['transactionHash']) &&
    isQuantity(log['logIndex']) &&
    // No block has 2^32 logs; an id of a transfer holds 15 digits.
    Number(log['logIndex']) < 2 ** 32
  )
}

/** Logs in the chain's order, each once. */
export function inOrder(logs: readonly RpcLog[]): RpcLog[] {
  // A node gives the logs of one filter in this order.
  if (logs.every((log, index) => index === 0 || comparePlaces(logs[index - 1] ?? log, log) < 0))
    return [...logs]
  const keyOf = (log: RpcLog) => `${Number(log.blockNumber)}:${Number(log.logIndex)}`
  return [...new Map(logs.map((log) => [keyOf(log), log])).values()].sort(comparePlaces)
}

function comparePlaces(a: RpcLog, b: RpcLog): number {
  return Number(a.blockNumber) - Number(b.blockNumber) || Number(a.logIndex) - Number(b.logIndex)
}
