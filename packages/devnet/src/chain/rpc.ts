import { NodeRequestError } from '../errors.ts'

/** Asks a node by JSON-RPC. */
export type Rpc = (method: string, params?: readonly unknown[]) => Promise<unknown>

type Answer = { result?: unknown; error?: { code: number; message: string } }

/**
 * Makes the function that asks the node at a URL.
 *
 * @returns a function that gives the result, or throws NodeRequestError with the node's own words
 */
export function createRpc(url: string): Rpc {
  let id = 0
  return async (method, params = []) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
    })
    // A JSON-RPC node answers with one of the two fields.
    const { result, error } = (await response.json()) as Answer
    if (error) throw new NodeRequestError(method, error)
    return result
  }
}
