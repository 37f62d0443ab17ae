import type { World } from './startWorld.ts'

/** The devnet has answered, and not with what was asked for. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly status: number

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
  }
}

/** What a devnet says when it has done nothing: when its disk is full, and before it is up. */
const nothingDone = /Nothing was recorded|The chain was not asked|not up yet/

/** Whether an error says that nothing was done. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof RefusedError && nothingDone.test(error.message)

/**
 * Asks a devnet's gateway.
 *
 * @param path after the chain's
 * @returns the answer; `undefined` for 404
 * @throws RefusedError for any other status than 2xx
 */
export async function askGateway(
  { gatewayUrl, chainId }: Pick<World, 'gatewayUrl' | 'chainId'>,
  path: string,
  init?: { method: 'POST' | 'DELETE'; body: unknown },
): Promise<unknown> {
  const version = path.startsWith('/v2/') ? '' : '/v1'
  const response = await fetch(`${gatewayUrl}${version}${path.replace('{c}', String(chainId))}`, {
    ...(init && {
      method: init.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(init.body),
    }),
  })
  const text = await response.text()
  if (response.status === 404) return undefined
  if (!response.ok) throw new RefusedError(response.status, text)
  return text === '' ? '' : (JSON.parse(text) as unknown)
}

/**
 * Asks a devnet's chain.
 *
 * @returns the result
 * @throws RefusedError when the proxy or the node refuses it
 */
export async function askNode(
  { rpcUrl }: Pick<World, 'rpcUrl'>,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const text = await response.text()
  if (!response.ok) throw new RefusedError(response.status, text)
  const { result, error } = JSON.parse(text) as { result?: unknown; error?: { message: string } }
  if (error) throw new RefusedError(200, `${method}: ${error.message}`)
  return result
}
