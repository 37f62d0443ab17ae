/** How a node is probed. */
export type ProbeRpcUrlParameters = {
  /** The chain the node must serve. */
  chainId: number
  /** How long it may take, in milliseconds. 3000 when absent. */
  timeout?: number | undefined
  /** Aborts the probe, which then counts as failed. */
  signal?: AbortSignal | undefined
  /** Sends the requests; the global `fetch` when absent. */
  fetch?: typeof globalThis.fetch | undefined
}

/** The result of a probe. */
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
 * Requests the chain id (`eth_chainId`) and the newest block (`eth_blockNumber`) of a node: two requests, because not every node
 * accepts a batch.
 *
 * @param url address of the node, over http
 * @param parameters the chain that it must serve, and the time limit
 * @returns the result; a failure is a result too, nothing is thrown
 */
export async function probeRpcUrl(
  url: string,
  { chainId, timeout = 3000, signal, fetch = globalThis.fetch }: ProbeRpcUrlParameters,
): Promise<RpcProbe> {
  const controller = new AbortController()
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`no answer within ${timeout} ms`, 'TimeoutError'))
  }, timeout)
  const abort = () => {
    controller.abort(signal?.reason)
  }
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
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
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    controller.abort()
  }
}

/**
 * Sends one JSON-RPC request. viem's `http` transport is not used: this package takes only types from viem, so that a chain picker
 * with a field for a node loads no client.
 *
 * @throws Error when the response has no number as its result
 */
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
