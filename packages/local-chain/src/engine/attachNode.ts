import { UnusableNodeError } from '../errors.ts'
import type { ChainNode } from './ChainNode.ts'
import { controlsOf } from './controlsOf.ts'
import { createChainClient } from './createChainClient.ts'

/** How long a node may take for its first answers, in milliseconds. */
const patienceMs = 10_000

/** Sends a request to a node of any kind. Rejects when nothing answers, or when the answer is not JSON-RPC. */
async function ask(rpcUrl: string, method: string): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
    signal: AbortSignal.timeout(patienceMs),
  })
  // JSON-RPC answers have at most one of the two.
  const { result } = (await response.json()) as { result?: unknown }
  return result
}

/**
 * Asks a node for the id of its chain.
 *
 * @param rpcUrl where a node should be
 * @throws UnusableNodeError `noAnswer`
 */
export async function askChainId(rpcUrl: string): Promise<number> {
  const answer = await ask(rpcUrl, 'eth_chainId').catch((cause: unknown) => {
    throw new UnusableNodeError(
      'noAnswer',
      `No node answers at ${rpcUrl}. Start one there, for example with “anvil” or “npx hardhat node”.`,
      { cause },
    )
  })
  const chainId = Number(answer)
  if (typeof answer !== 'string' || !Number.isSafeInteger(chainId))
    throw new UnusableNodeError('noAnswer', `What answers at ${rpcUrl} is no node of a chain.`)
  return chainId
}

/** What `hardhat_metadata` answers, as far as it is read. anvil, hardhat and EDR have the method. */
type Metadata = { clientVersion: string; forkedNetwork?: { forkBlockNumber?: number } | null }

const isMetadata = (answer: unknown): answer is Metadata =>
  typeof answer === 'object' &&
  answer !== null &&
  'clientVersion' in answer &&
  typeof answer.clientVersion === 'string'

/**
 * Uses a node that already runs, with the test methods of anvil or hardhat. Only asks: nothing on the node changes.
 *
 * @param parameters the node's address, and the chain that it should run; any unless given
 * @returns the node; `stop` leaves it running
 * @throws UnusableNodeError `noAnswer`, `otherChainId`, `noTestMethods`
 */
export async function attachNode({
  rpcUrl,
  chainId: wanted,
}: {
  rpcUrl: string
  chainId?: number | undefined
}): Promise<ChainNode> {
  const chainId = await askChainId(rpcUrl)
  if (wanted !== undefined && wanted !== chainId)
    throw new UnusableNodeError(
      'otherChainId',
      `The node at ${rpcUrl} runs chain ${chainId}, not ${wanted}. Ask for ${chainId}, or start it with ${wanted}.`,
    )
  const metadata = await ask(rpcUrl, 'hardhat_metadata').catch(() => undefined)
  if (!isMetadata(metadata))
    throw new UnusableNodeError(
      'noTestMethods',
      `The node at ${rpcUrl} has no test methods, so it may be a real chain's. Use an anvil or a hardhat node.`,
    )
  const engine = metadata.clientVersion.startsWith('anvil') ? 'anvil' : 'edr'
  const client = createChainClient(rpcUrl, engine)
  return {
    chainId,
    rpcUrl,
    engine,
    pid: undefined,
    client,
    forkedAt: metadata.forkedNetwork?.forkBlockNumber,
    ...controlsOf(engine, client),
    // The program that started the node watches over it.
    ended: new Promise(() => undefined),
    hasEnded: () => false,
    stop: () => Promise.resolve(),
  }
}
