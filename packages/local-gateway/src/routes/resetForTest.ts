import type { Gateway } from '../Gateway.ts'
import { refusal } from '../problems.ts'
import { isOwnOrigin } from '../request/isLocalOrigin.ts'
import { isJsonType } from '../request/readBody.ts'
import { requestUrl } from '../request/url.ts'
import type { App } from './Route.ts'

/**
 * Removes everything that is not on the chains. Exists only with `testing`, and not for pages of other origins: the content type
 * makes browsers send a preflight first, and the `Origin` header is checked.
 */
export function resetForTest(app: App, gateway: Gateway) {
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
