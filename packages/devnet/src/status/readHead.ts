import { hexToNumber } from 'viem'

import type { ChainStatus } from './DevnetStatus.ts'

/** How long a node may take for an answer, in milliseconds: the page is not to wait for one that hangs. */
const patienceMs = 2_000

/** Asks a node; undefined when it does not answer, or has not got the method. */
async function ask(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(patienceMs),
    })
    // JSON-RPC answers have at most one of the two.
    return ((await response.json()) as { result?: unknown }).result
  } catch {
    return undefined
  }
}

type Block = { number: `0x${string}`; timestamp: `0x${string}` }

const isBlock = (answer: unknown): answer is Block =>
  typeof answer === 'object' &&
  answer !== null &&
  'number' in answer &&
  'timestamp' in answer &&
  [answer.number, answer.timestamp].every(
    (value) => typeof value === 'string' && /^0x[0-9a-f]{1,12}$/i.test(value),
  )

/**
 * Reads the last block of a chain.
 *
 * @param rpcUrl where the chain's node is
 * @param now milliseconds since 1970
 * @returns null when the node does not answer
 */
export async function readHead(rpcUrl: string, now: number): Promise<ChainStatus['head']> {
  const block = await ask(rpcUrl, 'eth_getBlockByNumber', ['latest', false])
  if (!isBlock(block)) return null
  const seconds = hexToNumber(block.timestamp)
  return {
    number: hexToNumber(block.number),
    time: new Date(seconds * 1_000).toISOString(),
    age: Math.floor(now / 1_000) - seconds,
  }
}

/**
 * Asks a node whether every transaction gets a block at once.
 *
 * @param rpcUrl where the chain's node is
 * @returns undefined when it does not say
 */
export async function readAutomine(rpcUrl: string): Promise<boolean | undefined> {
  const answer = await ask(rpcUrl, 'hardhat_getAutomine', [])
  return typeof answer === 'boolean' ? answer : undefined
}
