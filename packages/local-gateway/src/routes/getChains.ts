import type { Context, Hono } from 'hono'

import { chainInfo } from '../answers/chainInfo.ts'
import type { Gateway } from '../Gateway.ts'
import { text } from '../request/fields.ts'
import { cutPage, pageUrl, readCursor } from '../request/page.ts'
import { originOf, requestUrl } from '../request/url.ts'

/** Every chain that is served, also in the second version, which asks for a service key. */
export function getChains(app: Hono, gateway: Gateway) {
  function answer(c: Context) {
    const page = cutPage(gateway.chains, readCursor(c.req.query('cursor')))
    return c.json({
      count: page.total,
      next: pageUrl(requestUrl(c), page.next),
      previous: pageUrl(requestUrl(c), page.previous),
      results: page.items.map(({ settings }) => chainInfo(settings, originOf(c))),
    })
  }
  app.get('/v1/chains', answer)
  app.get('/v2/chains', (c) => {
    text(c.req.query('serviceKey'), ['serviceKey'])
    return answer(c)
  })
}
