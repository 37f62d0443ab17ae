import type { Hono } from 'hono'

import type { Gateway } from '../Gateway.ts'
import { refusal } from '../problems.ts'
import { isOwnOrigin } from '../request/isLocalOrigin.ts'
import { isJsonType } from '../request/readBody.ts'
import { requestUrl } from '../request/url.ts'

/**
 * Forgets everything that the chains do not know. Only there when the gateway was made for tests, and not for pages of elsewhere:
 * they cannot send JSON without asking first, and they say where they are from.
 */
export function resetForTest(app: Hono, gateway: Gateway) {
  if (!gateway.testing) return
  app.post('/__test/reset', async (c) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && !isOwnOrigin(origin, new URL(requestUrl(c)).host))
      throw refusal(403, 'Forbidden origin')
    if (!isJsonType(c.req.header('content-type')))
      throw refusal(415, 'Ask with the content type application/json')
    await gateway.reset()
    return c.body(null, 204)
  })
}
