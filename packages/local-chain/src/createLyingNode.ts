import { http, type Transport } from 'viem'

/** A request to a node. */
export type NodeRequest = { method: string; params: readonly unknown[] }

/**
 * What is answered instead of the truth; undefined to let the truth through. A thrown error looks like a node that does not
 * answer.
 *
 * @param ask asks the real node
 */
export type NodeLie = (request: NodeRequest, ask: () => Promise<unknown>) => unknown

/** A real node that can be made to lie about single answers. */
export type LyingNode = {
  transport: Transport
  /** From now on. Undefined: honest again. */
  lie: (lie: NodeLie | undefined) => void
  /** Methods that were asked, oldest first. */
  readonly asked: readonly string[]
}

type Wire = { id: number; method: string; params?: readonly unknown[] }

/**
 * Stands between an app and its node.
 *
 * @param rpcUrl the real node
 */
export function createLyingNode(rpcUrl: string): LyingNode {
  let current: NodeLie | undefined
  const asked: string[] = []

  async function answer(wire: Wire): Promise<unknown> {
    const { id, method, params = [] } = wire
    asked.push(method)
    const ask = async (): Promise<unknown> => {
      const response = await fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', ...wire }),
      })
      const body = (await response.json()) as { result?: unknown; error?: unknown }
      return body.error === undefined ? body.result : { error: body.error }
    }
    const lied = await current?.({ method, params }, ask)
    const result = lied === undefined ? await ask() : lied
    const isError = typeof result === 'object' && result !== null && 'error' in result
    return isError ? { jsonrpc: '2.0', id, ...result } : { jsonrpc: '2.0', id, result }
  }

  return {
    transport: http(rpcUrl, {
      retryCount: 0,
      fetchFn: async (_, init) => {
        // viem sends text: one request, or a list of them.
        const sent = JSON.parse(init?.body as string) as Wire | Wire[]
        const answers = Array.isArray(sent)
          ? await Promise.all(sent.map(answer))
          : await answer(sent)
        return Response.json(answers)
      },
    }),
    lie(lie) {
      current = lie
    },
    asked,
  }
}
