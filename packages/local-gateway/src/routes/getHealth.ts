import type { Hono } from 'hono'

import { isTransportError } from '../chain/node.ts'
import type { Gateway } from '../Gateway.ts'
import { ProblemError, unavailable } from '../problems.ts'

/**
 * Whether the gateway, its store and the nodes behind it answer. 503 as soon as one does not, with the reason. See
 * behaviour/gateway-server#unavailable.
 */
export function getHealth(app: Hono, gateway: Gateway) {
  app.get('/health', async (c) => {
    const chains = await Promise.all(
      gateway.chains.map(async (chain) => {
        const chainId = String(chain.settings.chainId)
        try {
          const { view } = await chain.open()
          return { chainId, ok: true, block: view.head.number }
        } catch (error) {
          return { chainId, ok: false, block: null, reason: reasonOf(error) }
        }
      }),
    )
    const ok = chains.every((chain) => chain.ok)
    return c.json({ ok, chains }, ok ? 200 : 503)
  })
}

function reasonOf(error: unknown): string {
  const problem = isTransportError(error) ? unavailable() : error
  const body = problem instanceof ProblemError ? problem.problem.body : undefined
  const message = typeof body === 'object' ? body['message'] : undefined
  return typeof message === 'string' ? message : 'Internal server error'
}
