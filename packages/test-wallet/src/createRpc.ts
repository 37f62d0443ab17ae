import { WalletRpcError } from './errors.ts'

/** The part of `fetch` that a wallet needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Sends a JSON-RPC request to a node. Resolves to the result. */
export type Rpc = (method: string, params: unknown) => Promise<unknown>

type RpcResponse = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

/**
 * Creates the function that sends requests to a chain's node by JSON-RPC over HTTP.
 *
 * viem's `http` transport is for the other side of a provider: it retries, limits time and size, and turns the node's errors into
 * its own. A wallet passes any method, result and error on as they are, and this way the script in a page is 5 kB smaller.
 *
 * @param rpcUrl the node's URL
 * @param fetch sends the requests
 * @returns a function that resolves to the result, or throws WalletRpcError with the node's code, message and data (-32603 when
 *   there is no JSON response)
 */
export function createRpc(rpcUrl: string, fetch: Fetch): Rpc {
  let id = 0
  return async (method, params) => {
    const { error, result } = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
    })
      // A response of another form has neither field, so its result is undefined.
      .then((response) => response.json() as Promise<RpcResponse>)
      .catch((cause: unknown) => {
        throw new WalletRpcError(-32603, `The node at ${rpcUrl} did not answer ${method}.`, cause)
      })
    if (error) throw new WalletRpcError(error.code, error.message, error.data)
    return result
  }
}
