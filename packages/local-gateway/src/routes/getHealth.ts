import type { Hono } from 'hono'

import type { Gateway } from '../Gateway.ts'

/** Whether the gateway and the nodes behind it answer. 503 as soon as one node does not. */
export function getHealth(app: Hono, gateway: Gateway) {
  app.get('/health', async (c) => {
    const chains = await Promise.all(
      gateway.chains.map(async (chain) => {
        const chainId = String(chain.settings.chainId)
        try {
          const { view } = await chain.open()
          return { chainId, ok: true, block: view.head.number }
        } catch {
          return { chainId, ok: false, block: null }
        }
      }),
    )
    const ok = chains.every((chain) => chain.ok)
    return c.json({ ok, chains }, ok ? 200 : 503)
  })
}
