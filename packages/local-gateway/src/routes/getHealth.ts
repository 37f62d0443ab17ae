import { isTransportError } from '../chain/node.ts'
import type { Gateway } from '../Gateway.ts'
import { ProblemError, unavailable } from '../problems.ts'
import type { App } from './Route.ts'

/**
 * Whether the gateway, its store and the nodes behind it answer, and the first and the last block that were read of each chain. 503
 * as soon as one does not answer, with the reason. With `?chain=` only that chain is looked at. See
 * behaviour/gateway-server#unavailable.
 */
export function getHealth(app: App, gateway: Gateway) {
  app.get('/health', async (c) => {
    const only = c.req.query('chain')
    const asked = gateway.chains.filter(
      ({ settings }) => only === undefined || String(settings.chainId) === only,
    )
    const chains = await Promise.all(
      asked.map(async (chain) => {
        const chainId = String(chain.settings.chainId)
        try {
          const { view } = await chain.open()
          return { chainId, ok: true, block: view.head.number, from: view.start }
        } catch (error) {
          return { chainId, ok: false, block: null, from: null, reason: reasonOf(error) }
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
