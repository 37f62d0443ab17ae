import { WalletRpcError } from './errors.ts'

/** The part of `fetch` that a wallet needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

type Answer = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

/** Asks a node. */
export type Rpc = (method: string, params: unknown) => Promise<unknown>

/**
 * Makes the function that asks a chain's node by JSON-RPC over HTTP.
 *
 * @param rpcUrl the node's URL
 * @param fetch what to send with
 * @returns a function that gives the result, or throws WalletRpcError with the node's code, words and data
 *   (-32603 when there was no usable answer)
 */
export function createRpc(rpcUrl: string, fetch: Fetch): Rpc {
  let id = 0
  return async (method, params) => {
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
    })
      // A node's answer is what JSON-RPC says, or the fields are absent and the result is undefined.
      .then((response) => response.json() as Promise<Answer>)
      .catch((cause: unknown) => {
        throw new WalletRpcError(-32603, `The node at ${rpcUrl} did not answer ${method}.`, cause)
      })
    if (answer.error) {
      const { code, message, data } = answer.error
      throw new WalletRpcError(code, message, data)
    }
    return answer.result
  }
}
