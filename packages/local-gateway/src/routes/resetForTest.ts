import type { Hono } from 'hono'

import type { Gateway } from '../Gateway.ts'

/** Forgets everything that the chains do not know. Only there when the gateway was made for tests. */
export function resetForTest(app: Hono, gateway: Gateway) {
  if (!gateway.testing) return
  app.post('/__test/reset', async (c) => {
    await gateway.reset()
    return c.body(null, 204)
  })
}
