/** How a node is probed. */
export type ProbeRpcUrlParameters = {
  /** The chain the node must serve. */
  chainId: number
  /** How long it may take, in milliseconds. 3000 when absent. */
  timeout?: number | undefined
  /** Ends the probe. It then counts as failed. */
  signal?: AbortSignal | undefined
  /** Sends the requests; the global `fetch` when absent. */
  fetch?: typeof globalThis.fetch | undefined
}

/** What a node answered. */
export type RpcProbe =
  | {
      status: 'ok'
      url: string
      /** The newest block it knows. */
      blockNumber: number
      /** How long the answer took, in milliseconds. */
      latency: number
    }
  /** It serves another chain. */
  | { status: 'wrongChain'; url: string; chainId: number }
  /** It did not answer in time, or not as a node does. */
  | { status: 'failed'; url: string; cause: unknown }

/**
 * Requests from a node which chain it serves (`eth_chainId`) and its newest block (`eth_blockNumber`): two requests, because not
 * every node accepts a batch.
 *
 * @param url address of the node, over http
 * @param parameters the chain it must serve, how long it may take
 * @returns what it answered; a failure is an answer too, nothing is thrown
 */
export async function probeRpcUrl(
  url: string,
  { chainId, timeout = 3000, signal, fetch = globalThis.fetch }: ProbeRpcUrlParameters,
): Promise<RpcProbe> {
  const controller = new AbortController()
  const ends = setTimeout(() => {
    controller.abort(new DOMException(`no answer within ${timeout} ms`, 'TimeoutError'))
  }, timeout)
  const end = () => {
    controller.abort(signal?.reason)
  }
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  const start = performance.now()
  try {
    const [servedId, blockNumber] = await Promise.all([
      rpcRequest(fetch, url, 'eth_chainId', controller.signal),
      rpcRequest(fetch, url, 'eth_blockNumber', controller.signal),
    ])
    const latency = performance.now() - start
    if (servedId !== chainId) return { status: 'wrongChain', url, chainId: servedId }
    return { status: 'ok', url, blockNumber, latency }
  } catch (cause) {
    return { status: 'failed', url, cause }
  } finally {
    clearTimeout(ends)
    signal?.removeEventListener('abort', end)
    controller.abort()
  }
}

/** One JSON-RPC request. Of its own, because this package takes no code from viem at run time. */
async function rpcRequest(
  fetch: typeof globalThis.fetch,
  url: string,
  method: string,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
    signal,
  })
  const answer: unknown = await response.json()
  const result =
    typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined
  if (typeof result !== 'string' || !/^0x[0-9a-f]+$/i.test(result))
    throw new Error(`${method} was answered with status ${response.status} and without a number`)
  return Number(result)
}
